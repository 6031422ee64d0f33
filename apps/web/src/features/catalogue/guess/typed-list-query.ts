import type { Product } from '@aisleway/core/catalogue/product'
import { defaultSort } from '@aisleway/core/catalogue/search/search-request'
import { queryOptions } from '@tanstack/react-query'
import { productResults } from '../product/product-results.ts'
import { searchWhileTyping } from '../search.ts'
import { isDoubtful, packagesWanted } from './wanted-product.ts'

/** One of several things typed at once, with its best product. */
export type TypedThing = {
  query: string
  product: Product | undefined
  /** How many packages of it were asked for. */
  quantity: number
  /** How many products a search for it finds. */
  count: number
  /** Whether something else may have been meant. */
  isDoubtful: boolean
}

export function typedListQuery(queries: readonly string[]) {
  return queryOptions({
    queryKey: ['catalogue', 'typed-list', queries],
    queryFn: searchWhileTyping<TypedThing[]>({
      searches: queries.map(bestOf),
      read: results => {
        const found = results.map(productResults)
        return queries.map((query, i) => {
          const { products: [product] = [], count = 0, guess } = found[i] ?? {}
          const quantity = product ? packagesWanted(query, product, guess) : 1
          return { query, product, quantity, count, isDoubtful: isDoubtful(query, guess) }
        })
      },
      refresh: (_, newer) => newer,
    }),
    enabled: queries.length > 1,
  })
}

function bestOf(query: string) {
  return { query, filters: '', sort: defaultSort, page: 0, hitsPerPage: 1 }
}
