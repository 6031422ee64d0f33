import { dayMs } from '@aisleway/core/days'
import { lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsReadFrom } from '../../testing/rows-read.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { replaceCatalogue } from './exchange/replace-catalogue.ts'
import { forgetOldPrices } from './price-history.ts'
import { readPriceChanges, whenPricesChanged } from './store.ts'
import { priceChanges } from './tables.ts'

const milk = productRow({ id: 'milk', priceCents: 399 })
const bread = productRow({ id: 'bread', priceCents: 449 })
const blocks = productRow({ id: 'constructor', priceCents: 1999 })

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([milk, bread, blocks])
})
afterAll(() => shop.close())

const remembered = async (...ids: string[]) =>
  (await openBrowser(shop.app).post('/api/products/prices', { ids })).body
const prices = async (id: string) =>
  ((await remembered(id))[id] as { priceCents: number }[]).map(({ priceCents }) => priceCents)

describe('the memory of prices', () => {
  it('begins with the first import', async () => {
    expect(await prices('bread')).toEqual([449])
  })

  it('knows a product by any id', async () => {
    expect(await prices('constructor')).toEqual([1999])
  })

  it('keeps each change, and nothing when an import changes no price', async () => {
    await replaceCatalogue(shop.database, [{ ...milk, priceCents: 349 }, bread])
    await replaceCatalogue(shop.database, [{ ...milk, priceCents: 349, name: 'Milk' }, bread])
    await replaceCatalogue(shop.database, [milk, bread])
    expect(await prices('milk')).toEqual([399, 349, 399])
    expect(await prices('bread')).toEqual([449])
  })

  it('is as old as its last change, not as an import that changed none', async () => {
    const before = await whenPricesChanged(shop.database)
    await replaceCatalogue(shop.database, [{ ...milk, name: 'Whole Milk' }, bread])
    expect(await whenPricesChanged(shop.database)).toEqual(before)
    await replaceCatalogue(shop.database, [{ ...milk, priceCents: 379 }, bread])
    expect(Number(await whenPricesChanged(shop.database))).toBeGreaterThan(Number(before))
  })

  it('tells 90 days, and what held at their beginning', async () => {
    await shop.database.queries.execute(sql`
      INSERT INTO price_changes (product_id, at, price_cents) VALUES
        ('bread', now() - interval '200 days', 100), ('bread', now() - interval '100 days', 200)`)
    expect(await prices('bread')).toEqual([200, 449])
  })

  it('reads no more for a product whose price has changed for years', async () => {
    const { queries } = shop.database
    await queries.execute(sql`
      INSERT INTO price_changes (product_id, at, price_cents)
      SELECT 'milk', now() - n * interval '1 day', n FROM generate_series(100, 5000) AS n`)
    const since = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)
    let changes: Awaited<ReturnType<typeof readPriceChanges>> = {}
    const rowsRead = await rowsReadFrom(queries, 'price_changes', async tx => {
      changes = await readPriceChanges({ queries: tx }, ['milk', 'milk'], since)
    })
    expect(changes.milk?.map(({ priceCents }) => priceCents)).toEqual([100, 399, 349, 399, 379])
    expect(rowsRead).toBeLessThan(20)
  })

  it('forgets what is told no more, however many prices there were, and keeps what held when the 90 days began', async () => {
    const { queries } = shop.database
    const told = async () => [await prices('milk'), await prices('bread')]
    const before = await told()
    await Promise.all([1, 2].map(() => forgetOldPrices(shop.database, new Date(), 2)))
    expect(await told()).toEqual(before)
    const isOld = lt(priceChanges.at, new Date(Date.now() - 91 * dayMs))
    const kept = await queries.select().from(priceChanges).where(isOld)
    expect(Object.fromEntries(kept.map(row => [row.productId, row.priceCents]))).toEqual({
      milk: 100,
      bread: 200,
    })
    expect(kept).toHaveLength(2)
  })

  it('knows nothing of a product that is none', async () => {
    expect(await remembered('none')).toEqual({})
  })
})
