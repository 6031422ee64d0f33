import type { Product } from '@aisleway/core/catalogue/product'
import { guessOf, type SearchGuess } from '@aisleway/core/catalogue/search/guess'
import type { SearchResult } from '@aisleway/core/catalogue/search/product-search'
import { productFromHit } from '@aisleway/core/catalogue/search/search-hit'

export type ProductResults = {
  products: Product[]
  count: number
  pageCount: number
  facets: Record<string, Record<string, number>>
  guess: SearchGuess | undefined
}

export function productResults(result: SearchResult): ProductResults {
  const { hits, nbHits, nbPages, facets } = result
  return {
    products: hits.flatMap(hit => productFromHit(hit) ?? []),
    count: nbHits ?? 0,
    pageCount: nbPages ?? 0,
    facets: facets ?? {},
    guess: guessOf(result),
  }
}
