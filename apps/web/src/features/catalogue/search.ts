import type { Product } from '@aisleway/core/catalogue/product'
import { productFromHit, type SearchHit } from '@aisleway/core/catalogue/search-hit'
import { createNullCache } from '@algolia/client-common'
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { fetchStoreConfig } from '../../api/store-config.ts'

export type ProductSearch = {
  query: string
  filters: string
  /** Appended to the index's name: the index that holds this order. */
  indexFor: (indexName: string) => string
  /** 0-based. */
  page: number
  hitsPerPage: number
  facets?: string[]
}

export type ProductResults = {
  products: Product[]
  count: number
  pageCount: number
  facets: Record<string, Record<string, number>>
}

/** Sends searches in one request; a hosted index answers it as well as this server does. */
export async function searchProducts(...searches: ProductSearch[]): Promise<ProductResults[]> {
  const { search: config } = await fetchStoreConfig()
  client ??= createClient(config)
  const { results } = await client.searchForHits<SearchHit>({
    requests: searches.map(({ indexFor, ...search }) => ({
      indexName: indexFor(config.indexName),
      ...search,
    })),
  })
  return results.map(result => ({
    products: result.hits.flatMap(hit => productFromHit(hit) ?? []),
    count: result.nbHits ?? 0,
    pageCount: result.nbPages ?? 0,
    facets: result.facets ?? {},
  }))
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
