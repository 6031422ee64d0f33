import { wireRequest } from '@aisleway/core/catalogue/search/product-search'
import { expect, it, vi } from 'vitest'
import { searchForHits } from './search-client.ts'

type Request = { requests: readonly { query: string }[] }

vi.mock('algoliasearch/lite', () => ({
  liteClient: () => ({
    searchForHits: async ({ requests }: Request) =>
      requests.length > 20 || requests.map(({ query }) => query).join('').length > 1000
        ? Promise.reject(new Error('Too many'))
        : { results: requests },
  }),
}))

it.each([
  ['more things', (i: number) => `thing ${i}`],
  ['more text', (i: number) => `${'thing '.repeat(30)}${i}`],
])('asks for %s than one request may hold in several, and keeps the order', async (_, queryOf) => {
  vi.stubGlobal('location', new URL('https://shop.example.com'))
  const searches = Array.from({ length: 45 }, (_, i) =>
    wireRequest({ query: queryOf(i), filters: '', sort: 'best', page: 0, hitsPerPage: 1 }, 'store'),
  )
  const config = { appId: 'aisleway', apiKey: 'search-only', indexName: 'store' }
  expect(await searchForHits(config, searches)).toEqual(searches)
})
