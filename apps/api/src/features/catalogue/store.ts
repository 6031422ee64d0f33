import { setImmediate } from 'node:timers/promises'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { newForMs } from '@aisleway/core/catalogue/department-page/new-products'
import type { PriceChange } from '@aisleway/core/catalogue/price-memory'
import type { Product } from '@aisleway/core/catalogue/product'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  max,
  min,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database, Queries, Reads } from '../../db/database.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { productFromRow } from './product-from-row.ts'
import { priceChanges, products } from './tables.ts'

export type ImportSummary = {
  added: number
  updated: number
  unchanged: number
  retired: number
}

/** After this notification every running server rebuilds its search index and its menu. */
export const catalogueChanged = 'catalogue_changed'

const { countedPopularity: _, listedAt: __, retiredAt: ___, ...columns } = getTableColumns(products)

/** All products that are sold at the moment, from one snapshot and in a fixed order. */
export async function readActiveProducts(database: Database): Promise<CatalogueRow[]> {
  return database.queries.transaction(activeProductsIn, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

/** The same in a transaction that has one snapshot, or has locked the products. */
export async function activeProductsIn(tx: Queries): Promise<CatalogueRow[]> {
  const shelf: CatalogueRow[] = []
  for (;;) {
    const batch = await tx
      .select(columns)
      .from(products)
      .where(and(isNull(products.retiredAt), gt(products.id, shelf.at(-1)?.id ?? '')))
      .orderBy(asc(products.id))
      .limit(rowsPerRead)
    shelf.push(...batch)
    if (batch.length < rowsPerRead) return shelf
    await letOthersRun()
  }
}

export async function isCatalogueEmpty(database: Database): Promise<boolean> {
  const [row] = await database.queries.select({ id: products.id }).from(products).limit(1)
  return row === undefined
}

/** Products by id in the requested order, including retired ones; unknown ids are left out. */
export async function findProducts(database: Reads, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await database.queries
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
  const byId = new Map(
    rows.map(({ retiredAt, ...row }) => [
      row.id,
      productFromRow({ ...row, isRetired: retiredAt !== null }),
    ]),
  )
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** The product with this barcode that is sold today; the most popular one if several have it. */
export async function findByGtin({ queries }: Database, gtin: string): Promise<Product | null> {
  const [row] = await queries
    .select()
    .from(products)
    .where(and(eq(products.gtin, gtin), isNull(products.retiredAt)))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(1)
  return row ? productFromRow({ ...row, isRetired: false }) : null
}

/** What the details of a product need and its record does not contain; undefined for an unknown id. */
export async function findProductRow(
  { queries }: Reads,
  id: string,
): Promise<{ product: Product; kind: string; description: string; gtin: string } | undefined> {
  const [row] = await queries.select().from(products).where(eq(products.id, id))
  if (!row) return undefined
  const { kind, description, gtin, retiredAt } = row
  const product = productFromRow({ ...row, isRetired: retiredAt !== null })
  return { product, kind, description, gtin }
}

/** The prices of these products since then, and the one that applied at the start; oldest first. */
export async function readPriceChanges(
  { queries }: Database,
  ids: readonly string[],
  since: Date,
): Promise<Record<string, PriceChange[]>> {
  if (ids.length === 0) return {}
  const rows = await queries
    .select()
    .from(priceChanges)
    .where(inArray(priceChanges.productId, [...ids]))
    .orderBy(asc(priceChanges.at))
  const byProduct: Record<string, PriceChange[]> = {}
  for (const { productId, at, priceCents } of rows) {
    const known = byProduct[productId] ?? []
    // Of the changes before the requested time, the last one gives the price at its start.
    const kept = at < since ? [] : known
    byProduct[productId] = [...kept, { at: at.toISOString(), priceCents }]
  }
  return byProduct
}

/**
 * When products were added, as ISO dates by id, of those that came within a week before the newest one; those with which
 * the catalogue began are left out. Today's date does not count: servers that load them on different days must agree on
 * the version of the copy for devices. The database compares the moments, because it keeps microseconds and a `Date`
 * does not.
 */
export async function readAdditions({ queries }: Database): Promise<ReadonlyMap<string, string>> {
  const first = queries.select({ at: min(products.listedAt) }).from(products)
  const newest = queries.select({ at: max(products.listedAt) }).from(products)
  const since = sql`greatest((${first}), (${newest}) - make_interval(secs => ${newForMs / 1000}))`
  const { id, listedAt: at } = products
  const additions = new Map<string, string>()
  let last: { id: string; moment: string } | undefined
  do {
    const batch = await queries
      .select({ id, at, moment: sql<string>`${at}::text` })
      .from(products)
      .where(last ? sql`(${at}, ${id}) > (${last.moment}::timestamptz, ${last.id})` : gt(at, since))
      .orderBy(at, id)
      .limit(rowsPerRead)
    for (const added of batch) additions.set(added.id, added.at.toISOString())
    last = batch.length === rowsPerRead ? batch.at(-1) : undefined
    await letOthersRun()
  } while (last)
  return additions
}

/** When a price last changed or a product was added; null if there has never been one. */
export async function whenPricesChanged({ queries }: Database): Promise<Date | null> {
  const [row] = await queries.select({ at: max(priceChanges.at) }).from(priceChanges)
  return row?.at ?? null
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
  rows: readonly CatalogueRow[],
  { onProgress, begin, follow, pricesSince = sql`now()` }: Replacement = {},
): Promise<ImportSummary> {
  return database.queries.transaction(async tx => {
    // Concurrent imports run one after the other; otherwise the catalogue would contain the products of
    // both.
    await tx.execute(sql`LOCK TABLE ${products} IN SHARE ROW EXCLUSIVE MODE`)
    await begin?.(tx)
    let added = 0
    let updated = 0
    const cheaper: string[] = []
    for (let from = 0; from < rows.length; from += rowsPerWrite) {
      const written = await writeChanges(tx, rows.slice(from, from + rowsPerWrite), pricesSince)
      added += written.added
      updated += written.updated
      cheaper.push(...written.cheaper)
      if (database.hasRoom?.() === false) throw new DatabaseUnavailable('The disk is full')
      onProgress?.(Math.min(from + rowsPerWrite, rows.length))
      await letOthersRun()
    }
    const retired = await retireOthers(tx, new Set(rows.map(row => row.id)))
    const unchanged = rows.length - added - updated
    const summary = { added, updated, unchanged, retired }
    await follow?.(tx, summary, cheaper)
    await tx.execute(sql`SELECT pg_notify(${catalogueChanged}, '')`)
    return summary
  })
}

/** Writes products that are new, changed or sold again, and leaves the others untouched. */
async function writeChanges(
  tx: Queries,
  rows: readonly CatalogueRow[],
  pricesSince: SQL,
): Promise<Written> {
  const result = await tx.execute(sql`
    WITH incoming (${columnList()}) AS (
      SELECT id, name, "priceCents", "originalPriceCents", "weightQuantity", department,
        "imageUrl", diets, popularity, kind, description, category, gtin
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row(
        id text, name text, "priceCents" int, "originalPriceCents" int, "weightQuantity" text,
        department text, "imageUrl" text, diets text[], popularity int, kind text,
        description text, category text, gtin text)),
    written AS (
      INSERT INTO products (${columnList()}) SELECT ${columnList('incoming')}
      FROM incoming LEFT JOIN products ON products.id = incoming.id
      WHERE products.id IS NULL OR products.retired_at IS NOT NULL
        OR (${columnList('products')}) IS DISTINCT FROM (${columnList('incoming')})
      ON CONFLICT (id) DO UPDATE SET (${columnList()}, retired_at) = (${columnList('excluded')}, NULL)
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
    FROM written LEFT JOIN products ON products.id = written.id`)
  const [written] = (result as { rows: Written[] }).rows
  return written ?? { added: 0, updated: 0, cheaper: [] }
}

/** How many products were written, and the ids of those whose price fell. */
type Written = { added: number; updated: number; cheaper: string[] }

/** Retires the products that are sold and not among these, and returns how many. */
async function retireOthers(tx: Queries, kept: ReadonlySet<string>): Promise<number> {
  let retired = 0
  let last = ''
  for (;;) {
    const sold = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(isNull(products.retiredAt), gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(rowsPerRead)
    const others = sold.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
    if (others.length > 0) {
      const ids = JSON.stringify(others)
      await tx
        .update(products)
        .set({ retiredAt: sql`now()` })
        .where(sql`${products.id} IN (SELECT json_array_elements_text(${ids}::json))`)
    }
    retired += others.length
    last = sold.at(-1)?.id ?? ''
    if (sold.length < rowsPerRead) return retired
    await letOthersRun()
  }
}

/**
 * The embedded database runs on the server's own thread, so many rows are sent in small statements with a
 * turn of the event loop between them, and other requests are answered meanwhile.
 */
const rowsPerRead = 250
const rowsPerWrite = 100
const letOthersRun = () => setImmediate()

function columnList(table?: string) {
  const names = Object.values(columns).map(column => sql.identifier(column.name))
  const qualified = names.map(name => (table ? sql`${sql.identifier(table)}.${name}` : name))
  return sql.join(qualified, sql`, `)
}
