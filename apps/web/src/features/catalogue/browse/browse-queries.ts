import { departments, indexSpelling } from '@aisleway/core/catalogue/departments'
import { diets } from '@aisleway/core/catalogue/diets'
import { type BrowseState, onlyDepartment } from '@aisleway/core/catalogue/search/browse-address'
import {
  browseSearches,
  type SearchResult,
  suggestionSearch,
} from '@aisleway/core/catalogue/search/product-search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { takeFirstBrowse } from '../../../api/first-browse.ts'
import { guessedReading, readingsOf, rightReading } from '../guess/readings.ts'
import { inShownOrder } from '../product/in-shown-order.ts'
import { type ProductResults, productResults } from '../product/product-results.ts'
import { searchWhileTyping } from '../search.ts'

/** One page of Browse with the counts for its filters. The previous page stays until it arrives. */
export function browseQuery(state: BrowseState) {
  return queryOptions({
    queryKey: ['catalogue', 'browse', state],
    queryFn: searchWhileTyping({
      ...searchesOf(state),
      refresh: (shown, newer) => ({
        ...newer,
        products: inShownOrder(shown.products, newer.products, ({ id }) => id),
      }),
    }),
    initialData: () => {
      const results = takeFirstBrowse(state)
      return results && browsePage(state, results.map(productResults))
    },
    placeholderData: keepPreviousData,
  })
}

/**
 * If the text contains an amount, both of its readings are searched. The choice between them ignores the filters and
 * the page, as the suggestions do, so that it never changes while one browses.
 */
function searchesOf(state: BrowseState) {
  const readings = readingsOf(state.query)
  const pages = readings.map(({ query }) => browseSearches({ ...state, query }))
  const suggestionSearches =
    readings.length > 1 ? readings.map(({ query }) => suggestionSearch(query)) : []
  return {
    searches: [...suggestionSearches, ...pages.flat()],
    read: (results: SearchResult[]) => {
      const found = results.map(productResults)
      const suggested = found.splice(0, suggestionSearches.length)
      const size = pages[0]!.length
      const right = rightReading(readings, suggested)
      const from = size * right
      const page = browsePage(state, found.slice(from, from + size))
      return { ...page, guess: found[size * guessedReading(readings, right)]!.guess }
    },
  }
}

export type BrowsePage = ReturnType<typeof browsePage>

/** The results of `browseSearches`: the page, and the counts as if no department or no category were chosen. */
function browsePage(state: BrowseState, [found, wider, whole]: ProductResults[]) {
  const { products, count, pageCount, facets, guess } = found!
  const byDepartment = (wider ?? found)!.facets.department ?? {}
  return {
    products,
    count,
    pageCount,
    guess,
    /** The department whose categories are counted. */
    department: onlyDepartment(state),
    categoryCounts: (whole ?? found)!.facets.category ?? {},
    departmentCounts: new Map(departments.map(d => [d, byDepartment[indexSpelling(d)] ?? 0])),
    dietCounts: new Map(diets.map(diet => [diet, facets[diet]?.TRUE ?? 0])),
  }
}
