import {
  type ProductSearch,
  type SearchResult,
  wireRequest,
} from '@aisleway/core/catalogue/search/product-search'
import type { SearchHit } from '@aisleway/core/catalogue/search/search-hit'
import { createNullCache } from '@algolia/client-common'
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { fetchStoreConfig } from '../../api/store-config.ts'
import { searchFailure } from './browse/search-failure.ts'
import { type ProductResults, productResults } from './product/product-results.ts'

export async function searchProducts(...searches: ProductSearch[]): Promise<ProductResults[]> {
  return (await sendSearches(...searches)).map(productResults)
}

/** Sends searches in one request; a hosted index answers it as well as this server does. */
export async function sendSearches(...searches: ProductSearch[]): Promise<SearchResult[]> {
  const { search: config } = await fetchStoreConfig()
  client ??= createClient(config)
  const requests = searches.map(search => wireRequest(search, config.indexName))
  try {
    const { results } = await client.searchForHits<SearchHit>({ requests })
    return results
  } catch (cause) {
    throw searchFailure(cause)
  }
}

let client: LiteClient | undefined

function createClient({
  appId,
  apiKey,
  host,
}: {
  appId: string
  apiKey: string
  host?: string | undefined
}) {
  return liteClient(appId, apiKey, {
    hosts: [
      host
        ? { url: host, accept: 'readWrite', protocol: 'https' }
        : {
            url: location.host,
            accept: 'readWrite',
            protocol: location.protocol.slice(0, -1) as 'https',
          },
    ],
    // Answers are kept by the query client; a host that failed once may be asked again.
    responsesCache: createNullCache(),
    requestsCache: createNullCache(),
    hostsCache: createNullCache(),
    // The default gives up after a second, which a phone in a steel box does not keep.
    timeouts: { connect: 10_000, read: 20_000, write: 20_000 },
  })
}
