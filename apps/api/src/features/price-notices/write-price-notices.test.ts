import { randomUUID } from 'node:crypto'
import type { Notice } from '@aisleway/core/notices/notice'
import { maxPriceNoticesADay, priceNoticeRestDays } from '@aisleway/core/notices/price-notices'
import type { TripItem } from '@aisleway/core/trips/trip'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../auth/tables.ts'
import { openOperator } from '../../testing/services/operator.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'
import { canServeTwo } from '../../testing/test-database.ts'
import { waitsForLock } from '../../testing/waits-for-lock.ts'
import { notices } from '../notices/tables.ts'
import { completedTrips } from '../trips/tables.ts'
import { announcePriceDrops, notePriceDrops } from './price-drops.ts'
import { priceDrops } from './tables.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp()
})
afterAll(() => shop.close())

type Prices = Record<string, number | [price: number, original: number]>

/** Imports a store with exactly these products, at prices in cents, and tells of those that fell. */
async function importPrices(prices: Prices) {
  const rows = Object.entries(prices).map(([id, told]) => {
    const [price, original] = [told].flat()
    const dollars = (cents = 0) => (cents ? (cents / 100).toFixed(2) : '')
    return `${id},The ${id},${dollars(price)},${dollars(original)},1 lb,Pantry,`
  })
  await openOperator(shop.app).importFile(
    `objectID,product_name,current_price,original_price,weight_quantity,department,image_url\n${rows.join('\n')}\n`,
  )
  await announcePriceDrops(shop.database)
}

const regular: Prices = { jam: 449, milk: 399, eggs: 499, rice: 299, tea: 599 }
let shoppers = 0
async function shopper() {
  const browser = openBrowser(shop.app)
  await browser.signUp(`price${++shoppers}@example.com`)
  const { id }: { id: string } = (await browser.get('/api/session')).body.user
  return {
    ...browser,
    id,
    like: (product: string) => browser.put(`/api/favorites/products/${product}`, {}),
    told: async () =>
      ((await browser.get('/api/notices')).body.notices as Notice[]).map(notice => {
        if (notice.kind !== 'price') throw new Error(`A notice about ${notice.kind}`)
        const { reason, productId, priceCents, beforeCents } = notice
        return [productId, reason, priceCents, beforeCents]
      }),
    buy: (productId: string, priceCents: number, given: Partial<TripItem> = {}) =>
      shop.database.queries.insert(completedTrips).values({
        id: randomUUID(),
        userId: id,
        round: 1,
        listName: 'Weekend',
        items: [{ productId, priceCents, isChecked: true, quantity: 1, ...given } as TripItem],
        itemsCount: 1,
        checkedItemsCount: 1,
        totalCents: priceCents,
        savingsCents: 0,
        durationSeconds: 60,
        suggestedItemsAdded: 0,
      }),
  }
}
beforeEach(() => importPrices(regular))

/** Moves everything announced so far this many days into the past. */
const pass = (days: number) =>
  shop.database.queries.update(notices).set({
    createdAt: sql`created_at - ${days}::int * interval '1 day'`,
  })

describe('a favorite on sale', () => {
  it('is told to whom it is dear, with the price before, and to nobody else', async () => {
    const [mara, noor] = [await shopper(), await shopper()]
    await mara.like('jam')
    await noor.like('milk')
    await importPrices({ ...regular, jam: [349, 449], rice: [199, 299] })
    expect(await mara.told()).toEqual([['jam', 'favorite', 349, 449]])
    expect(await noor.told()).toEqual([])
  })

  it('is told once, however often the store is imported and however its price moves', async () => {
    const mara = await shopper()
    await mara.like('jam')
    await importPrices({ ...regular, jam: [349, 449] })
    await importPrices({ ...regular, jam: [349, 449] })
    await importPrices({ ...regular, jam: [329, 449] })
    expect(await mara.told()).toHaveLength(1)
    await pass(priceNoticeRestDays)
    await importPrices(regular)
    await importPrices({ ...regular, jam: [349, 449] })
    expect(await mara.told()).toHaveLength(2)
  })

  it('is no news where only a price rose, or the lower price is no sale', async () => {
    const mara = await shopper()
    await mara.like('jam')
    await importPrices({ ...regular, jam: [479, 499] })
    await importPrices({ ...regular, jam: 439 })
    expect(await mara.told()).toEqual([])
  })
})

describe('a usual product', () => {
  it('is told when it costs less than the shopper usually pays, after three trips', async () => {
    const [mara, noor] = [await shopper(), await shopper()]
    for (const paid of [399, 379, 399]) await mara.buy('milk', paid)
    for (const paid of [399, 399]) await noor.buy('milk', paid)
    await importPrices({ ...regular, milk: 349 })
    expect(await mara.told()).toEqual([['milk', 'usual', 349, 399]])
    expect(await noor.told()).toEqual([])
  })

  it('is not usual at what the scale showed', async () => {
    const mara = await shopper()
    for (const cents of [399, 479, 499]) await mara.buy('milk', cents, { lineTotalCents: cents })
    await importPrices({ ...regular, milk: 389 })
    expect(await mara.told()).toEqual([])
    for (const cents of [399, 399, 399]) await mara.buy('milk', cents)
    await importPrices({ ...regular, milk: 379 })
    expect(await mara.told()).toEqual([['milk', 'usual', 379, 399]])
  })

  it('is not cheap at a price that is usual', async () => {
    const mara = await shopper()
    for (const paid of [349, 349, 399]) await mara.buy('milk', paid)
    await importPrices({ ...regular, milk: 349 })
    expect(await mara.told()).toEqual([])
  })
})

it('a product in the cart is told when it has become cheaper than when it was put there', async () => {
  const mara = await shopper()
  await mara.put('/api/cart/items/eggs', { quantity: 1 })
  await importPrices({ ...regular, eggs: 449 })
  expect(await mara.told()).toEqual([['eggs', 'cart', 449, 499]])
})

it('a product that matters for several reasons is told for the first of them', async () => {
  const mara = await shopper()
  await mara.like('eggs')
  await mara.put('/api/cart/items/eggs', { quantity: 1 })
  await importPrices({ ...regular, eggs: [449, 499] })
  expect(await mara.told()).toEqual([['eggs', 'favorite', 449, 499]])
})

it('a day brings three at most, those that save the most', async () => {
  const mara = await shopper()
  for (const product of Object.keys(regular)) await mara.like(product)
  const lower: Prices = {
    jam: [439, 449],
    milk: [199, 399],
    eggs: [399, 499],
    rice: [199, 299],
    tea: [99, 599],
  }
  await importPrices(lower)
  const products = (await mara.told()).map(([product]) => product)
  expect(products.toSorted()).toEqual(['eggs', 'milk', 'tea'])
  expect(products).toHaveLength(maxPriceNoticesADay)
  await importPrices({ ...lower, jam: [399, 449] })
  expect(await mara.told()).toHaveLength(maxPriceNoticesADay)
  await pass(1)
  await importPrices({ ...lower, jam: [349, 449] })
  expect(await mara.told()).toHaveLength(maxPriceNoticesADay + 1)
})

it('a lower price is told to every shopper, however few are dealt with at once', async () => {
  await importPrices({ ...regular, tea: [499, 599] })
  const all = [await shopper(), await shopper(), await shopper()]
  for (const one of all) await one.like('tea')
  await notePriceDrops(shop.database.queries, ['tea'])
  await announcePriceDrops(shop.database, 2)
  for (const one of all) expect(await one.told()).toEqual([['tea', 'favorite', 499, 599]])
  expect(await shop.database.queries.$count(priceDrops)).toBe(0)
})

it.runIf(canServeTwo())(
  'a lower price is told to everybody but the shopper who deletes the account meanwhile',
  async () => {
    await importPrices({ ...regular, tea: [499, 599] })
    const [mara, noor] = [await shopper(), await shopper()]
    for (const one of [mara, noor]) await one.like('tea')
    await notePriceDrops(shop.database.queries, ['tea'])
    let telling: Promise<void> | undefined
    await shop.database.queries.transaction(async tx => {
      await tx.delete(users).where(eq(users.id, mara.id))
      telling = announcePriceDrops(shop.database)
      await expect.poll(() => waitsForLock(shop.database)).toBe(true)
    })
    await telling
    expect(await noor.told()).toEqual([['tea', 'favorite', 499, 599]])
  },
)

it('each kind can be switched off, which is remembered, exported and erased', async () => {
  const mara = await shopper()
  expect((await mara.get('/api/notices/settings')).body).toEqual({
    favorite: true,
    usual: true,
    cart: true,
  })
  const settings = { favorite: false, usual: true, cart: true }
  await mara.put('/api/notices/settings', settings)
  expect((await mara.get('/api/notices/settings')).body).toEqual(settings)
  await mara.like('jam')
  await mara.put('/api/cart/items/eggs', { quantity: 1 })
  await importPrices({ ...regular, jam: [349, 449], eggs: 449 })
  expect(await mara.told()).toEqual([['eggs', 'cart', 449, 499]])
  const { body } = await mara.get('/api/account/data')
  expect(body.notice_settings).toEqual([settings])
  await mara.post('/api/account/deletion', { password: 'sesame seeds' })
})

it('the first import tells nobody anything', async () => {
  const mara = await shopper()
  await mara.like('jam')
  await importPrices({ ...regular, plums: [99, 199] })
  expect(await mara.told()).toEqual([])
})
