import { stateFrom } from '@aisleway/core/catalogue/search/browse-address'
import { browseSearches, wireRequest } from '@aisleway/core/catalogue/search/product-search'
import { searchIndexName } from '@aisleway/core/catalogue/search/search-request'
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts'
import { answersTo } from './search-routes.ts'

/** What Browse at this address will ask for, and the answer: its page carries both. */
export function firstBrowse(snapshot: CatalogueSnapshot, address: URLSearchParams) {
  const state = stateFrom(Object.fromEntries(address))
  const requests = browseSearches(state).map(search => wireRequest(search, searchIndexName))
  const answer = Buffer.from(answersTo(snapshot, JSON.stringify({ requests }))).toString()
  const { results }: { results: unknown[] } = JSON.parse(answer)
  return { state, results }
}
