import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { indexForSort, searchIndexName } from '@aisleway/core/catalogue/search/search-request'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { httpServer } from '../http/http-server.ts'
import { apiHeaders } from '../http/middleware/security-headers.ts'
import { openTestApp, productRow } from '../testing/test-app.ts'
import { plainSearches } from './plain-searches.ts'

let waitMs = 0
const loadMeter = {
  waitMs: () => waitMs,
  during: <Result>(work: () => Promise<Result>) => work(),
  close: () => {},
}
let shop: Awaited<ReturnType<typeof openTestApp>>
const passedOn = vi.fn()
let server: ReturnType<typeof httpServer>
let address: string

beforeAll(async () => {
  const products = ['milk', 'oat milk', 'bread'].map(name => productRow({ id: name, name }))
  shop = await openTestApp(products, { loadMeter })
  const secured = apiHeaders({ publicUrl: undefined })
  const searches = await plainSearches({ catalogue: shop.catalogue, loadMeter, secured })
  const app = getRequestListener((request, env) => {
    passedOn(request.method, new URL(request.url).pathname)
    return shop.app.fetch(request, env)
  })
  server = httpServer(searches(app))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await shop.close()
})

const path = '/1/indexes/*/queries'
const search = (parameters: object) => ({ indexName: searchIndexName, ...parameters })
const milk = JSON.stringify({ requests: [search({ query: 'milk' })] })

async function ask(
  to: (path: string, init: RequestInit) => Response | Promise<Response>,
  init: RequestInit,
) {
  const response = await to(path, { method: 'POST', ...init })
  const body = (await response.text()).replace(/"processingTimeMS":\d+/g, '')
  const headers = Object.fromEntries(response.headers)
  for (const name of ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']) {
    delete headers[name]
  }
  return { status: response.status, headers, body }
}

const overHttp = (init: RequestInit) => ask((at, given) => fetch(address + at, given), init)
const inApp = (init: RequestInit) => ask((at, given) => shop.app.request(at, given), init)

it.each([
  ['a search', milk, 200],
  ['no search at all', JSON.stringify({ requests: [] }), 200],
  [
    'several, sorted by price',
    JSON.stringify({
      requests: ['milk', 'bread', ''].map(query => ({
        indexName: indexForSort(searchIndexName, 'price-low'),
        query,
      })),
    }),
    200,
  ],
  ['an index that does not exist', JSON.stringify({ requests: [{ indexName: 'other' }] }), 404],
  ['an unknown parameter', JSON.stringify({ requests: [search({ colour: 'red' })] }), 400],
  ['a body that is not JSON', 'milk', 400],
  ['an empty body', '', 400],
  ['a body that is too large', ' '.repeat(70_000), 413],
])('answers %s as the app does', async (_, body, status) => {
  const answer = await overHttp({ body })
  expect(answer).toEqual(await inApp({ body }))
  expect(answer.status).toBe(status)
})

it('does not trouble the app with a search that has an answer', async () => {
  passedOn.mockClear()
  const answer = await fetch(`${address}${path}?x-algolia-agent=test`, {
    method: 'POST',
    body: milk,
  })
  expect((await answer.json()).results[0].nbHits).toBe(2)
  expect(passedOn).not.toHaveBeenCalled()
})

it('passes everything else on', async () => {
  passedOn.mockClear()
  await fetch(address + path)
  await fetch(`${address}/1/indexes/*/queriesque`, { method: 'POST', body: milk })
  await fetch(`${address}/api/health`)
  expect(passedOn.mock.calls).toEqual([
    ['GET', path],
    ['POST', '/1/indexes/*/queriesque'],
    ['GET', '/api/health'],
  ])
})

it('turns searches away when the server has too much to do', async () => {
  waitMs = 10_000
  const answer = await overHttp({ body: milk })
  waitMs = 0
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBe('1')
})
