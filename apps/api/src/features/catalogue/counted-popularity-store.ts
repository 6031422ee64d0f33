import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { catalogueChanged } from './store.ts'
import { products } from './tables.ts'

/** The file said nothing of its popularity. */
const isUnknown = eq(products.popularity, 0)

export async function hasUnknownPopularity({ queries }: Database): Promise<boolean> {
  const [row] = await queries
    .select({ id: products.id })
    .from(products)
    .where(and(isNull(products.retiredAt), isUnknown))
    .limit(1)
  return row !== undefined
}

/** By product; those that nobody counted and those of which the file says it are left out. */
export async function readCountedPopularity({
  queries,
}: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ id: products.id, popularity: products.countedPopularity })
    .from(products)
    .where(and(isUnknown, gt(products.countedPopularity, 0)))
  return new Map(rows.map(({ id, popularity }) => [id, popularity]))
}

/**
 * Replaces what was counted before, and has every server load the catalogue again if anything is different.
 * Returns how many products are.
 */
export async function writeCountedPopularity(
  database: Database,
  counted: readonly { id: string; popularity: number }[],
): Promise<number> {
  return database.queries.transaction(async tx => {
    // As in an import: two servers must not write at the same time.
    await tx.execute(sql`LOCK TABLE ${products} IN SHARE ROW EXCLUSIVE MODE`)
    const { rows } = (await tx.execute(sql`
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
      RETURNING products.id`)) as { rows: unknown[] }
    if (rows.length > 0) await tx.execute(sql`SELECT pg_notify(${catalogueChanged}, '')`)
    return rows.length
  })
}
