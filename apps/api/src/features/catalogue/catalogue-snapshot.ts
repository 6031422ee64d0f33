import type { Home } from '@aisleway/core/catalogue/contract'
import type { CopiedProduct } from '@aisleway/core/catalogue/copy/copied-product'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { homeOf } from '@aisleway/core/catalogue/home'
import type { Product } from '@aisleway/core/catalogue/product'
import { searchDocument } from '@aisleway/core/catalogue/search/search-document'
import { hitFromProduct } from '@aisleway/core/catalogue/search/search-hit'
import { nameCategorySteps } from '@aisleway/search/indexing/name-categories'
import { openSearchIndex, type SearchIndex, searchIndexSteps } from '@aisleway/search/search-index'
import type { Steps } from '@aisleway/search/steps'
import type { Database } from '../../db/database.ts'
import { readCountedPopularity } from './counted-popularity-store.ts'
import { productFromRow } from './product-from-row.ts'
import { runSteps } from './run-steps.ts'
import { type HitRecords, hitRecordSteps } from './search/hit-records.ts'
import { readActiveProducts, readAdditions, whenPricesChanged } from './store.ts'
import { thesaurus } from './thesaurus.ts'

/** The products that are sold today, in memory, from which searches are answered. */
export type CatalogueSnapshot = {
  index: SearchIndex
  /** All of these products, in a fixed order. */
  products: readonly (CatalogueRow & CopiedProduct & { isRetired: boolean })[]
  /** Each product's search record, serialized once, by its position in the index. */
  records: HitRecords
  departmentCount: number
  /** An ISO date; null if nothing has ever been sold. */
  pricesUpdatedAt: string | null
  home: Home
}

export async function loadSnapshot(database: Database): Promise<CatalogueSnapshot> {
  const pricesUpdatedAt = (await whenPricesChanged(database))?.toISOString() ?? null
  const additions = await readAdditions(database)
  const rows = await readActiveProducts(database)
  const counted = await readCountedPopularity(database)
  // Equal names stand in the order of their ids, which each database has in one of its own.
  rows.sort((a, b) => (a.id < b.id ? -1 : 1))
  const loaded = await runSteps(snapshotSteps(rows, counted, additions))
  return { ...loaded, pricesUpdatedAt }
}

/** The snapshot of products that are sorted by their ids. */
export function* snapshotSteps(
  rows: readonly CatalogueRow[],
  counted: ReadonlyMap<string, number>,
  additions: ReadonlyMap<string, string> = new Map(),
): Steps<Omit<CatalogueSnapshot, 'pricesUpdatedAt'>> {
  const categories = yield* nameCategorySteps(rows)
  const products = rows.map((row, i) => ({
    ...row,
    category: categories[i]!,
    popularity: row.popularity || (counted.get(row.id) ?? 0),
    addedAt: additions.get(row.id),
    isRetired: false,
  }))
  const records = yield* hitRecordSteps(products, hitFromProduct)
  const data = yield* searchIndexSteps(products.map(searchDocument))
  const index = openSearchIndex(data, thesaurus)
  yield
  const departmentCount = new Set(rows.map(row => row.department)).size
  return { index, products, records, departmentCount, home: plainHome(homeOf(products)) }
}

/** Reduces the products to what their cards show, because every page contains them. */
function plainHome(home: Home): Home {
  const plain = (products: readonly Product[]) => products.map(productFromRow)
  return { ...home, showcase: plain(home.showcase), onSale: plain(home.onSale) }
}
