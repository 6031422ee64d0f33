import type { BrowseState } from '@aisleway/core/catalogue/search/browse-address'
import type { SearchResult } from '@aisleway/core/catalogue/search/product-search'

/** The result of Browse's first search, embedded in its page. */
export type FirstBrowse = { state: BrowseState; results: SearchResult[] }

let first: FirstBrowse | undefined

export function keepFirstBrowse(answer: FirstBrowse): void {
  first = answer
}

/** Returns it once, and only for the address it belongs to, because prices age. */
export function takeFirstBrowse(state: BrowseState): SearchResult[] | undefined {
  const answer = first
  first = undefined
  return answer && JSON.stringify(answer.state) === JSON.stringify(state)
    ? answer.results
    : undefined
}
