import type { SearchGuess } from '@aisleway/core/catalogue/search/guess'
import type { ProductSearch, SearchResult } from '@aisleway/core/catalogue/search/product-search'
import { hitFromProduct, type SearchHit } from '@aisleway/core/catalogue/search/search-hit'
import type { SortOption } from '@aisleway/core/catalogue/search/search-request'
import { parseFilters } from '@aisleway/search/filters/filters'
import { foundMatchers } from '@aisleway/search/highlight/found-words'
import { highlight } from '@aisleway/search/highlight/highlight'
import type { SearchResult as EngineResult, Guess, SearchSort } from '@aisleway/search/search-index'
import type { OpenCatalogue } from './open-catalogue.ts'

/** Answers searches as the server's search API does, in the part of its format that the app reads. */
export function answerSearches(
  catalogue: OpenCatalogue,
  searches: readonly ProductSearch[],
): SearchResult[] {
  return searches.map(search => answerSearch(catalogue, search))
}

function answerSearch({ index, products }: OpenCatalogue, search: ProductSearch): SearchResult {
  const { query, filters, sort, page, hitsPerPage, facets = [] } = search
  const marksNames = search.attributesToHighlight?.includes('product_name') ?? false
  const found = index.search({
    query,
    ...(filters && { filter: parseFilters(filters) }),
    sort: engineSorts[sort],
    page,
    hitsPerPage,
    facets,
    wantsWords: marksNames,
  })
  const hits: SearchHit[] = Array.from(found.positions, at => hitFromProduct(products[at]!))
  return {
    hits: marksNames ? withMarks(hits, search, found) : hits,
    nbHits: found.nbHits,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.nbHits / hitsPerPage),
    facets: found.facets,
    ...(found.guess && { guess: plainGuess(found.guess) }),
  }
}

const engineSorts: Record<SortOption, SearchSort> = {
  best: 'relevance',
  name: 'name_asc',
  'price-low': 'price_asc',
  'price-high': 'price_desc',
}

function withMarks(
  hits: readonly SearchHit[],
  { highlightPreTag: pre = '', highlightPostTag: post = '' }: ProductSearch,
  { words, guess }: EngineResult,
): SearchHit[] {
  const matchers = foundMatchers(words, guess)
  return hits.map(hit => ({
    ...hit,
    _highlightResult: { product_name: highlight(hit.product_name ?? '', matchers, { pre, post }) },
  }))
}

function plainGuess({ replaced, removed, queries, query }: Guess): SearchGuess {
  return { replaced: [...replaced], removed: [...removed], queries: [...queries], query }
}
