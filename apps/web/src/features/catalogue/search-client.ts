import type { AppConfig } from '@aisleway/core/catalogue/contract'
import type { wireRequest } from '@aisleway/core/catalogue/search/product-search'
import type { SearchHit } from '@aisleway/core/catalogue/search/search-hit'
import { maxSearches, maxSearchText } from '@aisleway/core/catalogue/search/search-request'
import { createNullCache } from '@algolia/client-common'
import { type LiteClient, liteClient } from 'algoliasearch/lite'

type SearchConfig = AppConfig['search']
type Search = ReturnType<typeof wireRequest>

/** The answers to any number of searches, in as few requests as may hold them. */
export async function searchForHits(config: SearchConfig, searches: readonly Search[]) {
  const answers = []
  for (const requests of inRequests(searches)) {
    answers.push(await searchClient(config).searchForHits<SearchHit>({ requests }))
  }
  return answers.flatMap(({ results }) => results)
}

function inRequests(searches: readonly Search[]): Search[][] {
  const requests: Search[][] = []
  let textLength = 0
  for (const search of searches) {
    const last = requests.at(-1)
    const { length } = search.query
    if (last && last.length < maxSearches && textLength + length <= maxSearchText) {
      last.push(search)
      textLength += length
    } else {
      requests.push([search])
      textLength = length
    }
  }
  return requests
}

/** The library's client for the store's index, or for a hosted one. */
function searchClient(config: SearchConfig): LiteClient {
  client ??= createClient(config)
  return client
}

let client: LiteClient | undefined

function createClient({ appId, apiKey, host }: SearchConfig): LiteClient {
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
    // The query client caches answers; a host that failed once may be retried.
    responsesCache: createNullCache(),
    requestsCache: createNullCache(),
    hostsCache: createNullCache(),
    // The default times out after a second, too short for a phone in a steel building.
    timeouts: { connect: 10_000, read: 20_000, write: 20_000 },
  })
}
