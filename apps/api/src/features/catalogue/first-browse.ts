import { stateFrom } from '@aisleway/core/catalogue/browse-address'
import { browseSearches, wireRequest } from '@aisleway/core/catalogue/product-search'
import { searchIndexName } from '@aisleway/core/catalogue/search-request'
import { answersTo } from './search-routes.ts'
import type { Shelf } from './shelf.ts'

/** What Browse at this address will ask for, and the answer: its page carries both. */
export function firstBrowse(shelf: Shelf, address: URLSearchParams) {
  const state = stateFrom(Object.fromEntries(address))
  const requests = browseSearches(state).map(search => wireRequest(search, searchIndexName))
  const answer = Buffer.from(answersTo(shelf, JSON.stringify({ requests }))).toString()
  const { results }: { results: unknown[] } = JSON.parse(answer)
  return { state, results }
}
