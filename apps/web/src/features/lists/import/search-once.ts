import type { ProductResults } from '../../catalogue/product/product-results.ts'
import { searchProducts } from '../../catalogue/search.ts'

export type Found = Pick<ProductResults, 'products' | 'guess'>

/** Searches for all of these. Returns the results by query, including those of earlier calls. */
export type SearchAll = (queries: readonly string[]) => Promise<ReadonlyMap<string, Found>>

/** Enough to contain other sizes of the best match. */
const hitsPerSearch = 20

/** Sends each query once, however often it is asked for. */
export function searchOnce(): SearchAll {
  const found = new Map<string, Found>()
  return async queries => {
    const unknown = [...new Set(queries)].filter(query => !found.has(query))
    const results = unknown.length > 0 ? await searchProducts(...unknown.map(bestOf)) : []
    for (const [i, query] of unknown.entries()) found.set(query, results[i]!)
    return found
  }
}

function bestOf(query: string) {
  return { query, filters: '', sort: 'best' as const, page: 0, hitsPerPage: hitsPerSearch }
}
