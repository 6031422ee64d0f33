import {
  type ProductSearch,
  type SearchResult,
  wireRequest,
} from '@aisleway/core/catalogue/search/product-search'
import { queryClient } from '../../api/client/query-client.ts'
import { fetchStoreConfig, storeConfigQuery } from '../../api/store-config.ts'
import { localFirst, locally, networkOrLocal } from '../../local-catalogue/local-first.ts'
import { preloadWhenIdle } from '../../ui/scheduling/preload-when-idle.ts'
import { searchFailure } from './browse/search-failure.ts'
import { type ProductResults, productResults } from './product/product-results.ts'

/** The page contains Browse's first products, so the library is preloaded when idle. */
const loadClient = preloadWhenIdle(() => import('./search-client.ts'))

export async function searchProducts(...searches: ProductSearch[]): Promise<ProductResults[]> {
  const { network, local } = transportsOf(searches)
  return (await networkOrLocal(network, local)).map(productResults)
}

type Typed<Found> = {
  searches: readonly ProductSearch[]
  read: (results: SearchResult[]) => Found | Promise<Found>
  /** Merges the network's answer into this device's answer, which is shown until then. */
  refresh: (shown: Found, newer: Found) => Found
}

/**
 * The query function of a search-as-you-type: this device answers at once if it has the catalogue. A hosted
 * index has its own ranking, so this device answers only in its place.
 */
export function searchWhileTyping<Found>({ searches, read, refresh }: Typed<Found>) {
  const transports = transportsOf(searches)
  const network = async () => read(await transports.network())
  const local = async () => {
    const results = await transports.local()
    return results && read(results)
  }
  const isHosted = queryClient.getQueryData(storeConfigQuery.queryKey)?.search.host !== undefined
  return isHosted ? () => networkOrLocal(network, local) : localFirst({ network, local, refresh })
}

function transportsOf(searches: readonly ProductSearch[]) {
  return { network: () => sendSearches(searches), local: locally('search', searches) }
}

/** Sends searches in one request, to a hosted index or to this server. */
async function sendSearches(searches: readonly ProductSearch[]): Promise<SearchResult[]> {
  const { search: config } = await fetchStoreConfig()
  const requests = searches.map(search => wireRequest(search, config.indexName))
  try {
    const { searchForHits } = await loadClient()
    return await searchForHits(config, requests)
  } catch (cause) {
    throw searchFailure(cause)
  }
}
