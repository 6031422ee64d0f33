import type { Home } from '@aisleway/core/catalogue/contract'
import { homeOf } from '@aisleway/core/catalogue/home'
import type { Product } from '@aisleway/core/catalogue/product'
import { searchDocument } from '@aisleway/core/catalogue/search/search-document'
import { hitFromProduct } from '@aisleway/core/catalogue/search/search-hit'
import { nameCategorySteps } from '@aisleway/search/indexing/name-categories'
import { openSearchIndex, type SearchIndex, searchIndexSteps } from '@aisleway/search/search-index'
import { inSteps, mapSteps, type Steps } from '@aisleway/search/steps'
import type { Database } from '../../../db/database.ts'
import { productFromRow } from '../product-from-row.ts'
import { runSteps } from '../run-steps.ts'
import { type HitRecords, hitRecordSteps } from '../search/hit-records.ts'
import { whenPricesChanged } from '../store.ts'
import { thesaurus } from '../thesaurus.ts'
import { readSoldProducts, type SoldProduct } from './sold-products.ts'

/** The products that are sold today, in memory, from which searches are answered. */
export type CatalogueSnapshot = {
  index: SearchIndex
  /** All of these products, in a fixed order. */
  products: readonly SoldProduct[]
  /** Each product's search record, serialized once, by its position in the index. */
  records: HitRecords
  departmentCount: number
  /** An ISO date; null if nothing has ever been sold. */
  pricesUpdatedAt: string | null
  home: Home
}

export async function loadSnapshot(database: Database): Promise<CatalogueSnapshot> {
  const pricesUpdatedAt = (await whenPricesChanged(database))?.toISOString() ?? null
  const products = await readSoldProducts(database)
  // Equal names stand in the order of their ids, which each database has in one of its own.
  products.sort((a, b) => (a.id < b.id ? -1 : 1))
  const loaded = await runSteps(snapshotSteps(products))
  return { ...loaded, pricesUpdatedAt }
}

/** The snapshot of products that are sorted by their ids; those without a category are given one. */
export function* snapshotSteps(
  products: SoldProduct[],
): Steps<Omit<CatalogueSnapshot, 'pricesUpdatedAt'>> {
  const categories = yield* nameCategorySteps(products)
  yield* inSteps(products, (product, i) => {
    product.category = categories[i]!
  })
  const records = yield* hitRecordSteps(products, hitFromProduct)
  const data = yield* searchIndexSteps(yield* mapSteps(products, searchDocument))
  const index = openSearchIndex(data, thesaurus)
  yield
  const home = plainHome(homeOf(products))
  yield
  const departmentCount = new Set(products.map(({ department }) => department)).size
  return { index, products, records, departmentCount, home }
}

/** Reduces the products to what their cards show, because every page contains them. */
function plainHome(home: Home): Home {
  const plain = (products: readonly Product[]) => products.map(productFromRow)
  return { ...home, showcase: plain(home.showcase), onSale: plain(home.onSale) }
}
