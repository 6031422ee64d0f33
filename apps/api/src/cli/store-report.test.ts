import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectMissedSearches } from '../features/catalogue/missed-searches.ts'
import { openBrowser, openTestApp, operatorToken, productRow } from '../testing/test-app.ts'
import { reportText, type StoreReport, storeReport } from './store-report.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let missed: ReturnType<typeof collectMissedSearches>
beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'P1', name: 'Oat milk' })])
  missed = collectMissedSearches(shop.database, shop.storeFacts.store.hours)
})
afterAll(async () => {
  missed.stop()
  await shop.close()
})

async function readReport(): Promise<StoreReport> {
  const headers = { authorization: `Bearer ${operatorToken}` }
  const response = await shop.app.request('http://shop.test/api/operator/report', { headers })
  return response.json()
}

const search = (query: string, narrowed: { filters?: string } = {}) => {
  const browser = openBrowser(shop.app)
  const request = { indexName: 'updated_store', query, ...narrowed }
  // The app asks for hits and facets in one request.
  return browser.post('/1/indexes/*/queries', {
    requests: [request, { ...request, hitsPerPage: 0 }],
  })
}

describe('the report of the day', () => {
  it('counts what shoppers searched for in vain, each search once, in whatever letters', async () => {
    for (const query of ['Durian', 'durian ', 'xqzw', 'oat milk', 'oat mil']) await search(query)
    await missed.write(new Date())
    await search('DURIAN')
    await missed.write(new Date())
    expect((await readReport()).searchesWithoutHit).toEqual([
      { query: 'durian', count: 3 },
      { query: 'xqzw', count: 1 },
    ])
  })

  it('leaves out what only a filter found nothing of', async () => {
    const { body } = await search('oat milk', { filters: 'department:"Pet"' })
    expect(body.results[0].nbHits).toBe(0)
    await missed.write(new Date())
    const queries = (await readReport()).searchesWithoutHit.map(({ query }) => query)
    expect(queries).not.toContain('oat milk')
  })

  it('counts them on the day at the store, which ends after the one in UTC', async () => {
    const { hours } = shop.storeFacts.store
    const searchesAt = async (now: Date) =>
      (await storeReport(shop.database, { now, hours })).searchesWithoutHit
    await search('pawpaw')
    await missed.write(new Date('2026-01-13T23:30:00Z'))
    await search('pawpaw')
    await missed.write(new Date('2026-01-14T02:30:00Z'))
    await search('quince')
    await missed.write(new Date('2026-01-14T05:00:00Z'))
    expect(await searchesAt(new Date('2026-01-14T04:59:00Z'))).toEqual([
      { query: 'pawpaw', count: 2 },
    ])
    expect(await searchesAt(new Date('2026-01-14T05:00:00Z'))).toEqual([
      { query: 'quince', count: 1 },
    ])
  })

  it('keeps no address and no number that somebody typed there by mistake', async () => {
    for (const query of ['mara@example.com', 'call 5185550100', 'x'.repeat(80)]) await search(query)
    await missed.write(new Date())
    const queries = (await readReport()).searchesWithoutHit.map(({ query }) => query)
    expect(queries).toEqual(['durian', 'xqzw'])
  })

  it('keeps no character that no database stores, or that is a command to a terminal', async () => {
    for (const query of ['xqzw\0', '\u001bxqzw', 'xqzw\ud800']) await search(query)
    await missed.write(new Date())
    expect((await readReport()).searchesWithoutHit).toContainEqual({ query: 'xqzw', count: 4 })
  })

  it('has the waitlist and the sizes, as text too', async () => {
    const mara = openBrowser(shop.app)
    await mara.signUp('mara@example.com')
    await mara.post('/api/waitlist', { email: 'mara@example.com' })
    const report = await readReport()
    expect(report).toMatchObject({
      waitlist: { waiting: 1, newToday: 1 },
      ratings: [],
      sizes: { products: 1, users: 1, lists: 0, trips: 0, databaseMb: expect.any(Number) },
    })
    const slow = { route: 'GET /api/cart', requests: 12, p99Ms: 41.5, slowestMs: 60 }
    const text = reportText(report, [slow])
    expect(text).toContain('    3  durian')
    expect(text).toContain('1 waiting, 1 since yesterday')
    expect(text).toContain('41.5 ms  GET /api/cart, 12 requests')
    expect(reportText(report, null)).toContain('known if METRICS_PORT is set')
    expect(JSON.stringify(report)).not.toContain('mara@')
  })
})
