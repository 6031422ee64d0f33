import type { CopiedProduct } from '@aisleway/core/catalogue/copy/copied-product'
import { indexSpelling } from '@aisleway/core/catalogue/departments'
import { isOnSale, type Product } from '@aisleway/core/catalogue/product'
import {
  openSearchIndex,
  type SearchDocument,
  type SearchIndex,
  searchIndexSteps,
  type Thesaurus,
} from '@aisleway/search/search-index'
import type { Steps } from '@aisleway/search/steps'

/** The products of a copy, and the search among them. */
export type OpenCatalogue = {
  index: SearchIndex
  products: readonly LocalProduct[]
  byId: ReadonlyMap<string, LocalProduct>
}

export type LocalProduct = CopiedProduct & Product

/** Builds the search in steps, so that questions are answered from the former catalogue meanwhile. */
export function* catalogueSteps(
  copied: readonly CopiedProduct[],
  thesaurus: Thesaurus,
): Steps<OpenCatalogue> {
  // As on the server, where equal names stand in the order of their ids, too.
  const products = copied
    .map(product => ({ ...product, isRetired: false }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const data = yield* searchIndexSteps(products.map(documentOf))
  const index = openSearchIndex(data, thesaurus)
  return { index, products, byId: new Map(products.map(product => [product.id, product])) }
}

function documentOf(product: LocalProduct): SearchDocument {
  return {
    id: product.id,
    name: product.name,
    size: product.weightQuantity,
    department: indexSpelling(product.department),
    category: product.category,
    tags: product.diets,
    onSale: isOnSale(product),
    priceCents: product.priceCents,
    popularity: product.popularity,
  }
}

/** A product without what only the search needs. */
export function plainProduct({ category: _, popularity: __, ...product }: LocalProduct): Product {
  return product
}
