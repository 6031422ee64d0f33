import { stateFrom } from '@aisleway/core/catalogue/search/browse-address'
import { browseSearches, wireRequest } from '@aisleway/core/catalogue/search/product-search'
import { searchIndexName } from '@aisleway/core/catalogue/search/search-request'
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts'
import { answersTo } from './search-routes.ts'

/** The search that Browse will make for this URL, and its answer; the page contains both. */
export function firstBrowse(snapshot: CatalogueSnapshot, address: URLSearchParams) {
  const state = stateFrom(Object.fromEntries(address))
  const requests = browseSearches(state).map(search => wireRequest(search, searchIndexName))
  const answer = Buffer.from(answersTo(snapshot, JSON.stringify({ requests }))).toString()
  const { results }: { results: unknown[] } = JSON.parse(answer)
  return { state, results }
}
