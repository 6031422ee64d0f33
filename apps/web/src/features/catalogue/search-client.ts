import type { AppConfig } from '@aisleway/core/catalogue/contract'
import { createNullCache } from '@algolia/client-common'
import { type LiteClient, liteClient } from 'algoliasearch/lite'

type SearchConfig = AppConfig['search']

/** The library's client for the store's index, or for a hosted one. */
export function searchClient(config: SearchConfig): LiteClient {
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
    // Answers are kept by the query client; a host that failed once may be asked again.
    responsesCache: createNullCache(),
    requestsCache: createNullCache(),
    hostsCache: createNullCache(),
    // The default gives up after a second, which a phone in a steel box does not keep.
    timeouts: { connect: 10_000, read: 20_000, write: 20_000 },
  })
}
