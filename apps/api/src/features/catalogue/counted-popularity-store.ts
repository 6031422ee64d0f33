import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { announceCatalogueChange } from './store.ts'
import { products } from './tables.ts'

/** Whether the file gives no popularity for some product that is sold. */
export async function hasUnknownPopularity(queries: Queries): Promise<boolean> {
  const [row] = await queries
    .select({ id: products.id })
    .from(products)
    .where(and(isNull(products.retiredAt), eq(products.popularity, 0)))
    .limit(1)
  return row !== undefined
}

/**
 * Replaces the earlier counts, and has every server reload the catalogue if any differ. Returns for how many products
 * they do.
 */
export async function writeCountedPopularity(
  queries: Queries,
  counted: readonly { id: string; popularity: number }[],
): Promise<number> {
  return queries.transaction(async tx => {
    // As in an import: two servers must not write at the same time.
    await tx.execute(sql`LOCK TABLE ${products} IN SHARE ROW EXCLUSIVE MODE`)
    const rows = await rowsOf(
      tx,
      sql`
      WITH counted AS (
        SELECT id, popularity
        FROM json_to_recordset(${JSON.stringify(counted)}::json) AS row(id text, popularity int)),
      wanted AS (
        SELECT products.id, coalesce(counted.popularity, 0) AS popularity
        FROM products LEFT JOIN counted ON counted.id = products.id)
      UPDATE products SET counted_popularity = wanted.popularity
      FROM wanted
      WHERE products.id = wanted.id AND products.popularity = 0
        AND products.counted_popularity <> wanted.popularity
      RETURNING products.id`,
    )
    if (rows.length > 0) await announceCatalogueChange(tx)
    return rows.length
  })
}
