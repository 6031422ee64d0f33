import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { asc, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../db/database.ts'
import { DatabaseUnavailable } from '../../../db/database-unavailable.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { activePages, announceCatalogueChange, fileColumns, pageSize } from '../store.ts'
import { products } from '../tables.ts'

export type ImportSummary = {
  added: number
  updated: number
  unchanged: number
  retired: number
}

/** The products of a new catalogue, wherever they are held. */
export type NewProducts = {
  count: number
  /** Those from one place to before another, as a JSON array. */
  json: (from: number, to: number) => Promise<string>
  /** Which of these ids no product has. */
  lacking: (ids: readonly string[]) => Promise<string[]>
}

type Replacement = {
  onProgress?: (rows: number) => void
  /** Runs in the transaction when no other import can change the products any more. */
  begin?: (tx: Queries) => Promise<void>
  /** Runs in the transaction, so that what depends on the products changes with them or not at all. */
  follow?: (tx: Queries, summary: ImportSummary, cheaper: readonly string[]) => Promise<void>
  pricesSince?: SQL
}

/** Replaces the catalogue by exactly these products in one transaction; missing ones are retired. */
export async function replaceCatalogue(
  database: Database,
  given: readonly CatalogueRow[] | NewProducts,
  { onProgress, begin, follow, pricesSince = sql`now()` }: Replacement = {},
): Promise<ImportSummary> {
  const { count, json, lacking } = 'json' in given ? given : productsInMemory(given)
  return database.queries.transaction(async tx => {
    // Concurrent imports run one after the other; otherwise the catalogue would contain the products of both.
    await tx.execute(sql`LOCK TABLE ${products} IN SHARE ROW EXCLUSIVE MODE`)
    await begin?.(tx)
    let added = 0
    let updated = 0
    const cheaper: string[] = []
    for (let from = 0; from < count; from += rowsPerWrite) {
      const to = Math.min(from + rowsPerWrite, count)
      const written = await writeChanges(tx, await json(from, to), pricesSince)
      added += written.added
      updated += written.updated
      cheaper.push(...written.cheaper)
      if (database.hasRoom?.() === false) throw new DatabaseUnavailable('The disk is full')
      onProgress?.(to)
    }
    if (added + updated > count * analyzedShare) await analyze(tx)
    const retired = await retireOthers(tx, lacking)
    const summary = { added, updated, unchanged: count - added - updated, retired }
    await follow?.(tx, summary, cheaper)
    await announceCatalogueChange(tx)
    return summary
  })
}

function productsInMemory(rows: readonly CatalogueRow[]): NewProducts {
  const ids = new Set(rows.map(({ id }) => id))
  return {
    count: rows.length,
    json: async (from, to) => JSON.stringify(rows.slice(from, to)),
    lacking: async some => some.filter(id => !ids.has(id)),
  }
}

/** Writes products that are new, changed or sold again, and leaves the others untouched. */
async function writeChanges(tx: Queries, rowsJson: string, pricesSince: SQL): Promise<Written> {
  const [written] = await rowsOf<Written>(
    tx,
    sql`
    WITH incoming (${columnList()}) AS (
      SELECT id, name, "priceCents", "originalPriceCents", "weightQuantity", department,
        "imageUrl", diets, popularity, kind, description, category, gtin
      FROM json_to_recordset(${rowsJson}::json) AS row(
        id text, name text, "priceCents" int, "originalPriceCents" int, "weightQuantity" text,
        department text, "imageUrl" text, diets text[], popularity int, kind text,
        description text, category text, gtin text)),
    written AS (
      INSERT INTO products (${columnList()}) SELECT ${columnList('incoming')}
      FROM incoming LEFT JOIN products ON products.id = incoming.id
      WHERE products.id IS NULL OR products.retired_at IS NOT NULL
        OR (${columnList('products')}) IS DISTINCT FROM (${columnList('incoming')})
      ON CONFLICT (id) DO UPDATE SET (${columnsBesideId()}, retired_at) = (${columnsBesideId('excluded')}, NULL)
      RETURNING id, price_cents, xmax = 0 AS "isNew"),
    -- Parts of one statement see the table as it was before it.
    remembered AS (
      INSERT INTO price_changes (product_id, at, price_cents)
      SELECT written.id, ${pricesSince}, written.price_cents
      FROM written LEFT JOIN products ON products.id = written.id
      WHERE products.price_cents IS DISTINCT FROM written.price_cents)
    SELECT count(*) FILTER (WHERE "isNew")::int AS added,
      count(*) FILTER (WHERE NOT "isNew")::int AS updated,
      coalesce(json_agg(written.id) FILTER (WHERE written.price_cents < products.price_cents), '[]')
        AS cheaper
    FROM written LEFT JOIN products ON products.id = written.id`,
  )
  return written ?? { added: 0, updated: 0, cheaper: [] }
}

/** How many products were written, and the ids of those whose price fell. */
type Written = { added: number; updated: number; cheaper: string[] }

/** Autovacuum's own share, but autovacuum comes too late here, and the embedded database has none. */
const analyzedShare = 0.1

/** With the statistics of the former catalogue, reading each page would sort all that follow. A small sample is enough. */
async function analyze(tx: Queries): Promise<void> {
  await tx.execute(sql`SET LOCAL default_statistics_target = 10`)
  await tx.execute(sql`ANALYZE ${products}`)
}

/** Retires the products that the new catalogue lacks, and returns how many. */
async function retireOthers(tx: Queries, lacking: NewProducts['lacking']): Promise<number> {
  let retired = 0
  const { id } = products
  const pages = activePages(isNext =>
    tx.select({ id }).from(products).where(isNext).orderBy(asc(id)).limit(pageSize),
  )
  for await (const page of pages) {
    const others = await lacking(page.map(({ id }) => id))
    for (let from = 0; from < others.length; from += rowsPerWrite) {
      const ids = JSON.stringify(others.slice(from, from + rowsPerWrite))
      await tx
        .update(products)
        .set({ retiredAt: sql`now()` })
        .where(sql`${id} IN (SELECT json_array_elements_text(${ids}::json))`)
    }
    retired += others.length
  }
  return retired
}

/** Fewer than are read at once, because writing a row takes longer than reading one. */
const rowsPerWrite = 100

const { id: _, ...besideId } = fileColumns

/** Setting the id, even to what it is, would keep everybody who puts the product into a cart waiting for the import. */
const columnsBesideId = (table?: string) => columnList(table, besideId)

function columnList(table?: string, columns: Partial<typeof fileColumns> = fileColumns) {
  const names = Object.values(columns).map(column => sql.identifier(column.name))
  const qualified = names.map(name => (table ? sql`${sql.identifier(table)}.${name}` : name))
  return sql.join(qualified, sql`, `)
}
