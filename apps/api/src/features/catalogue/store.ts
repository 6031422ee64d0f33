import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import type { PriceChange } from '@aisleway/core/catalogue/price-memory'
import type { Product } from '@aisleway/core/catalogue/product'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  max,
  type SQL,
  sql,
} from 'drizzle-orm'
import { atOneMoment } from '../../db/at-one-moment.ts'
import type { Database, Queries, Reads } from '../../db/database.ts'
import { productFromRow } from './product-from-row.ts'
import { priceChanges, products } from './tables.ts'

/** After this notification every running server rebuilds its search index and its menu. */
export const catalogueChanged = 'catalogue_changed'

/** Sends it if and when the transaction commits. */
export async function announceCatalogueChange(tx: Queries): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${catalogueChanged}, '')`)
}

const {
  countedPopularity: _,
  listedAt: __,
  retiredAt: ___,
  ...rowColumns
} = getTableColumns(products)

/** The columns that come from a catalogue file. */
export const fileColumns = rowColumns

/** All products that are sold at the moment, in a fixed order. */
export function readActiveProducts({ queries }: Database): Promise<CatalogueRow[]> {
  return atOneMoment(queries, async tx => {
    const rows: CatalogueRow[] = []
    for await (const page of activeProductPages(tx)) rows.push(...page)
    return rows
  })
}

/** The same, page by page, in a transaction that has one snapshot or has locked the products. */
export function activeProductPages(tx: Queries): AsyncGenerator<CatalogueRow[]> {
  return activePages(isNext =>
    tx.select(fileColumns).from(products).where(isNext).orderBy(asc(products.id)).limit(pageSize),
  )
}

export async function isCatalogueEmpty({ queries }: Pick<Database, 'queries'>): Promise<boolean> {
  const [row] = await queries.select({ id: products.id }).from(products).limit(1)
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
  { queries }: Pick<Database, 'queries'>,
  ids: readonly string[],
  since: Date,
): Promise<Record<string, PriceChange[]>> {
  if (ids.length === 0) return {}
  const wanted = sql`json_array_elements_text(${JSON.stringify([...new Set(ids)])}::json) AS wanted(id)`
  // Of the changes before the requested time, the last one gives the price at its start.
  const start = sql`coalesce(
    (SELECT max(earlier.at) FROM price_changes AS earlier
      WHERE earlier.product_id = wanted.id AND earlier.at < ${since.toISOString()}),
    '-infinity')`
  const { productId, at, priceCents } = priceChanges
  const rows = await queries
    .select({ productId, at, priceCents })
    .from(wanted)
    .innerJoin(priceChanges, and(eq(productId, sql`wanted.id`), gte(at, start)))
    .orderBy(asc(at))
  const byProduct = new Map<string, PriceChange[]>()
  for (const { productId, at, priceCents } of rows) {
    const changes = byProduct.get(productId) ?? []
    changes.push({ at: at.toISOString(), priceCents })
    byProduct.set(productId, changes)
  }
  return Object.fromEntries(byProduct)
}

/** When a price last changed or a product was added; null if there has never been one. */
export async function whenPricesChanged({ queries }: Database): Promise<Date | null> {
  const [row] = await queries.select({ at: max(priceChanges.at) }).from(priceChanges)
  return row?.at ?? null
}

/** Reads the products that are sold in pages by their ids, so that other requests are answered between them. */
export async function* activePages<Row extends { id: string }>(
  read: (isNext: SQL | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last = ''; ; ) {
    const page = await read(and(isNull(products.retiredAt), gt(products.id, last)))
    yield page
    if (page.length < pageSize) return
    last = page.at(-1)!.id
  }
}

export const pageSize = 250
