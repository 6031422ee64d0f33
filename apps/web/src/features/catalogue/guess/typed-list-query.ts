import type { Product } from '@aisleway/core/catalogue/product'
import { defaultSort, maxSearches } from '@aisleway/core/catalogue/search/search-request'
import { queryOptions } from '@tanstack/react-query'
import { type ProductResults, productResults } from '../product/product-results.ts'
import { searchWhileTyping } from '../search.ts'
import { type Reading, readingsOf, rightReading, wantedProducts } from './readings.ts'
import { isDoubtful } from './wanted-product.ts'

/** One of several things typed at once, with its best product. */
export type TypedThing = {
  /** As typed: "2 limes". */
  query: string
  /** What was searched for: "limes". */
  searched: string
  product: Product | undefined
  /** How many packages of it were asked for. */
  quantity: number
  /** How many products a search for it finds. */
  count: number
  /** Whether something else may have been meant. */
  isDoubtful: boolean
}

export function typedListQuery(queries: readonly string[]) {
  const readings = readingsWithinLimit(queries)
  return queryOptions({
    queryKey: ['catalogue', 'typed-list', queries],
    queryFn: searchWhileTyping<TypedThing[]>({
      searches: readings.flat().map(bestOf),
      read: results => {
        const found = results.map(productResults)
        return queries.map((query, i) => {
          const its = readings[i]!
          return typedThing(query, its, found.splice(0, its.length))
        })
      },
      refresh: (_, newer) => newer,
    }),
    enabled: queries.length > 1,
  })
}

/** A long list would exceed the number of searches in one request, so only one reading of each item is searched. */
function readingsWithinLimit(queries: readonly string[]): Reading[][] {
  const readings = queries.map(readingsOf)
  return readings.flat().length > maxSearches ? readings.map(its => its.slice(-1)) : readings
}

function typedThing(
  query: string,
  readings: readonly Reading[],
  results: readonly ProductResults[],
): TypedThing {
  const place = rightReading(readings, results)
  const reading = readings[place]!
  const found = results[place] ?? { products: [], count: 0, guess: undefined }
  const [best] = wantedProducts(reading, found)
  return {
    query,
    searched: reading.query,
    product: best?.product,
    quantity: best?.quantity ?? 1,
    count: found.count,
    isDoubtful: isDoubtful(reading.query, found.guess),
  }
}

/** With an amount, several results are needed, so that the size that fits it can be chosen. */
function bestOf({ query, amount }: Reading) {
  return { query, filters: '', sort: defaultSort, page: 0, hitsPerPage: amount ? 12 : 1 }
}
