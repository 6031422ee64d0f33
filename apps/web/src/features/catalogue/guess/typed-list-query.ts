import type { Product } from '@aisleway/core/catalogue/product'
import { defaultSort } from '@aisleway/core/catalogue/search/search-request'
import { queryOptions } from '@tanstack/react-query'
import { productResults } from '../product/product-results.ts'
import { searchWhileTyping } from '../search.ts'

/** One of several things typed at once, with the best product for it. */
export type TypedThing = { query: string; product: Product | undefined; count: number }

export function typedListQuery(queries: readonly string[]) {
  return queryOptions({
    queryKey: ['catalogue', 'typed-list', queries],
    queryFn: searchWhileTyping<TypedThing[]>({
      searches: queries.map(bestOf),
      read: results => {
        const found = results.map(productResults)
        return queries.map((query, i) => ({
          query,
          product: found[i]?.products[0],
          count: found[i]?.count ?? 0,
        }))
      },
      refresh: (_, newer) => newer,
    }),
  })
}

function bestOf(query: string) {
  return { query, filters: '', sort: defaultSort, page: 0, hitsPerPage: 1 }
}
