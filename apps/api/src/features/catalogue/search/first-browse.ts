import { departmentFrom } from '@aisleway/core/catalogue/departments'
import {
  type BrowseState,
  departmentStateFrom,
  stateFrom,
} from '@aisleway/core/catalogue/search/browse-address'
import { browseSearches, wireRequest } from '@aisleway/core/catalogue/search/product-search'
import type { SearchHit } from '@aisleway/core/catalogue/search/search-hit'
import { searchIndexName } from '@aisleway/core/catalogue/search/search-request'
import { readCountedLine, readMeasuredLine } from '@aisleway/core/lists/wanted-line'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'
import { answersTo } from './search-routes.ts'

export type FirstBrowse = NonNullable<ReturnType<typeof firstBrowse>>

/**
 * The search that the screen of this URL will make, and its answer; the page contains both. Undefined for a
 * screen without products: Browse needs an account, and the page of a department does not. Of a text with an amount
 * ("2 limes") the browser searches two readings by itself.
 */
export function firstBrowse(snapshot: CatalogueSnapshot, url: URL, isSignedIn: boolean) {
  const state = stateOf(url, isSignedIn)
  if (!state || (readCountedLine(state.query) ?? readMeasuredLine(state.query))) return undefined
  const requests = browseSearches(state).map(search => wireRequest(search, searchIndexName))
  const answer = Buffer.from(answersTo(snapshot, JSON.stringify({ requests }))).toString()
  const { results }: { results: { hits: SearchHit[] }[] } = JSON.parse(answer)
  return { state, results }
}

function stateOf({ pathname, searchParams }: URL, isSignedIn: boolean): BrowseState | undefined {
  const address = Object.fromEntries(searchParams)
  if (pathname === '/browse') return isSignedIn ? stateFrom(address) : undefined
  const [, slug] = /^\/departments\/([a-z-]+)$/.exec(pathname) ?? []
  const department = slug && departmentFrom(slug)
  return department ? departmentStateFrom(department, address) : undefined
}
