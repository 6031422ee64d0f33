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
  sql,
} from 'drizzle-orm'
import type { Database, Queries, Reads } from '../../db/database.ts'
import { productFromRow } from './product-from-row.ts'
import { priceChanges, products } from './tables.ts'

/** After this notification every running server rebuilds its search index and its menu. */
export const catalogueChanged = 'catalogue_changed'

const {
  countedPopularity: _,
  listedAt: __,
  retiredAt: ___,
  ...rowColumns
} = getTableColumns(products)

/** The columns that come from a catalogue file. */
export const fileColumns = rowColumns

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
      .select(fileColumns)
      .from(products)
      .where(and(isNull(products.retiredAt), gt(products.id, shelf.at(-1)?.id ?? '')))
      .orderBy(asc(products.id))
      .limit(rowsPerRead)
    shelf.push(...batch)
    if (batch.length < rowsPerRead) return shelf
    await setImmediate()
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
    await setImmediate()
  } while (last)
  return additions
}

/** When a price last changed or a product was added; null if there has never been one. */
export async function whenPricesChanged({ queries }: Database): Promise<Date | null> {
  const [row] = await queries.select({ at: max(priceChanges.at) }).from(priceChanges)
  return row?.at ?? null
}

/**
 * The embedded database runs on the server's own thread, so many rows are sent in small statements with a
 * turn of the event loop between them, and other requests are answered meanwhile.
 */
export const rowsPerRead = 250
