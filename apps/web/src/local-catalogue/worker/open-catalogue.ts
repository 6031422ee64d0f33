import type { CopiedProduct } from '@aisleway/core/catalogue/copy/copied-product'
import type { Product } from '@aisleway/core/catalogue/product'
import { searchDocument } from '@aisleway/core/catalogue/search/search-document'
import {
  openSearchIndex,
  type SearchIndex,
  type SearchIndexData,
  searchIndexSteps,
  type Thesaurus,
} from '@aisleway/search/search-index'
import { mapSteps, type Steps } from '@aisleway/search/steps'

/** The products of a copy, and the search over them. */
export type OpenCatalogue = {
  index: SearchIndex
  products: readonly LocalProduct[]
  byId: ReadonlyMap<string, LocalProduct>
}

export type LocalProduct = CopiedProduct & Product

/** The products in the order of their ids, as on the server, since that order decides between equal names. */
export function localProducts(copied: readonly CopiedProduct[]): LocalProduct[] {
  return copied
    .map(product => ({ ...product, isRetired: false }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The search index, built in steps, between which the former catalogue answers questions. */
export function* indexSteps(products: readonly LocalProduct[]): Steps<SearchIndexData> {
  return yield* searchIndexSteps(yield* mapSteps(products, searchDocument))
}

export function openCatalogue(
  products: readonly LocalProduct[],
  data: SearchIndexData,
  thesaurus: Thesaurus,
): OpenCatalogue {
  const index = openSearchIndex(data, thesaurus)
  return { index, products, byId: new Map(products.map(product => [product.id, product])) }
}

/** A product without what only the search and the department's page need. */
export function plainProduct(local: LocalProduct): Product {
  const { category: _, popularity: __, addedAt: ___, ...product } = local
  return product
}
