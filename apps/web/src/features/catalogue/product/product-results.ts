import type { Product } from '@aisleway/core/catalogue/product'
import type { SearchResult } from '@aisleway/core/catalogue/search/product-search'
import { productFromHit } from '@aisleway/core/catalogue/search/search-hit'

export type ProductResults = {
  products: Product[]
  count: number
  pageCount: number
  facets: Record<string, Record<string, number>>
}

export function productResults({ hits, nbHits, nbPages, facets }: SearchResult): ProductResults {
  return {
    products: hits.flatMap(hit => productFromHit(hit) ?? []),
    count: nbHits ?? 0,
    pageCount: nbPages ?? 0,
    facets: facets ?? {},
  }
}
