import type { BrowseState } from '@aisleway/core/catalogue/search/browse-address'
import type { SearchResult } from '@aisleway/core/catalogue/search/product-search'

/** What Browse asks for first, answered in its page. */
export type FirstBrowse = { state: BrowseState; results: SearchResult[] }

let first: FirstBrowse | undefined

export function keepFirstBrowse(answer: FirstBrowse): void {
  first = answer
}

/** Once, and for the same address only: prices age. */
export function takeFirstBrowse(state: BrowseState): SearchResult[] | undefined {
  const answer = first
  first = undefined
  return answer && JSON.stringify(answer.state) === JSON.stringify(state)
    ? answer.results
    : undefined
}
