import { serve } from '@hono/node-server'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownProducts } from '../../testing/known-products.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let browser: ReturnType<typeof openBrowser>
beforeAll(async () => {
  shop = await openTestApp(knownProducts)
  browser = openBrowser(shop.app)
})
afterAll(() => shop.close())

type Hit = { objectID: string }
const query = (body: unknown) => browser.post('/1/indexes/updated_store/query', body)

describe('the parameters as a query string', () => {
  it('read like the others', async () => {
    const params = new URLSearchParams({
      query: 'pickles',
      filters: 'on_sale:"TRUE"',
      page: '1',
      hitsPerPage: '5',
      facets: '["department"]',
    })
    const { body } = await query({ params: params.toString() })
    expect(body).toMatchObject({
      query: 'pickles',
      nbHits: 12,
      page: 1,
      nbPages: 3,
      hitsPerPage: 5,
      facets: { department: { Pantry: 12 } },
    })
    expect(body.hits).toHaveLength(5)
  })

  it('take facets with commas between them, and are checked alike', async () => {
    const { body } = await query({ params: 'facets=department,on_sale&hitsPerPage=0' })
    expect(Object.keys(body.facets)).toEqual(['department', 'on_sale'])
    expect((await query({ params: 'hitsPerPage=101' })).status).toBe(400)
    expect((await query({ params: 'page=%20' })).status).toBe(400)
  })
})

describe('a request that is none', () => {
  const send = (body: string) =>
    shop.app.request('http://shop.test/1/indexes/updated_store/query', { method: 'POST', body })

  it.each(['{', 'null', '7', '"milk"', '[]', '\0'])('%j is refused', async body => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'The body is not a JSON object', status: 400 })
  })

  it('of more than 64 kB is refused', async () => {
    expect((await send(JSON.stringify({ query: 'x'.repeat(65_536) }))).status).toBe(413)
  })

  it.each([undefined, null, 'milk', { indexName: 'updated_store' }])(
    'has no list of searches but %j',
    async requests => {
      const { status, body } = await browser.post('/1/indexes/*/queries', { requests })
      expect(status).toBe(400)
      expect(body.message).toMatch(/^requests: /)
    },
  )

  it('that only reads does not search', async () => {
    expect((await browser.get('/1/indexes/updated_store/query')).status).toBe(404)
  })
})

describe('the official client', () => {
  let server: ReturnType<typeof serve>
  let host: string
  beforeAll(async () => {
    host = await new Promise(resolve => {
      server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
        resolve(`127.0.0.1:${port}`),
      )
    })
  })
  afterAll(() => server.close())

  const client = () =>
    liteClient('any', 'any', {
      hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }],
    })

  it('finds here what it would find on a hosted index', async () => {
    const { results } = await client().searchForHits<Hit>({
      requests: [
        { indexName: 'updated_store', query: 'milk', facets: ['department'] },
        {
          indexName: 'updated_store_price_asc',
          filters: '(department:"Pantry") AND on_sale:"TRUE"',
          page: 1,
          hitsPerPage: 5,
        },
      ],
    })
    expect(results[0]?.hits.map(hit => hit.objectID)).toEqual(['milk'])
    expect(results[0]?.facets).toEqual({ department: { 'Dairy eggs': 1 } })
    expect(results[1]).toMatchObject({ nbHits: 12, page: 1, nbPages: 3 })
    expect(results[1]?.hits).toHaveLength(5)
  })

  it('is told what is wrong with a filter', async () => {
    const search = client().searchForHits({
      requests: [{ indexName: 'updated_store', filters: 'department' }],
    })
    await expect(search).rejects.toThrow('filters: expected ":", found the end at 10')
  })
})

describe('the text of all queries of a request', () => {
  const ask = (queries: readonly string[]) =>
    browser.post('/1/indexes/*/queries', {
      requests: queries.map((query, i) => {
        const params = new URLSearchParams({ query }).toString()
        return { indexName: 'updated_store', ...(i === 0 ? { params } : { query }) }
      }),
    })

  it('may be as long as one query', async () => {
    const { status, body } = await ask(Array(20).fill('x'.repeat(50)))
    expect([status, body.results.length]).toEqual([200, 20])
  })

  it('is refused above that before anything is searched for', async () => {
    const { status, body } = await ask([...Array(20).fill('x'.repeat(50))].with(7, 'x'.repeat(51)))
    expect([status, body.message]).toEqual([400, 'query: expected at most 1000 characters in all'])
  })
})
