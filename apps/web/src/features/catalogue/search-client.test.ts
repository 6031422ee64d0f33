import { wireRequest } from '@aisleway/core/catalogue/search/product-search'
import { expect, it, vi } from 'vitest'
import { searchForHits } from './search-client.ts'

type Request = { requests: readonly unknown[] }

vi.mock('algoliasearch/lite', () => ({
  liteClient: () => ({
    searchForHits: async ({ requests }: Request) =>
      requests.length > 20 ? Promise.reject(new Error('Too many')) : { results: requests },
  }),
}))

it('asks for more things than one request may hold in several, and keeps their order', async () => {
  vi.stubGlobal('location', new URL('https://shop.example.com'))
  const searches = Array.from({ length: 45 }, (_, i) =>
    wireRequest(
      { query: `thing ${i}`, filters: '', sort: 'best', page: 0, hitsPerPage: 1 },
      'store',
    ),
  )
  const config = { appId: 'aisleway', apiKey: 'search-only', indexName: 'store' }
  expect(await searchForHits(config, searches)).toEqual(searches)
})
