import { randomUUID } from 'node:crypto'
import { addDays, utcDay } from '@aisleway/core/days'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import type { UsualProduct } from '@aisleway/core/usuals/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { replaceCatalogue } from '../catalogue/exchange/replace-catalogue.ts'

const milk = productRow({ id: 'milk', name: 'Whole Milk', priceCents: 399 })
const bread = productRow({ id: 'bread', name: 'Rye Bread', priceCents: 449 })
const limes = productRow({ id: 'limes', name: 'Limes', priceCents: 199 })
const known = [milk, bread, limes]

let shop: Awaited<ReturnType<typeof openTestApp>>
let now = new Date()
beforeAll(async () => {
  shop = await openTestApp(known, { now: () => now })
})
afterAll(() => shop.close())

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  const usuals = async () =>
    ((await browser.get('/api/usuals')).body.usuals as UsualProduct[]).map(
      ({ usual: { productId, timesBought, everyDays, isDue } }) =>
        [productId, timesBought, everyDays, isDue] as const,
    )
  return { ...browser, usuals }
}

type Shopper = Awaited<ReturnType<typeof shopper>>

/** Shops the list and ticks everything except `left`. */
async function buy(browser: Shopper, productIds: readonly string[], left: readonly string[] = []) {
  const listId = await saveList(
    browser,
    'Weekend',
    productIds.map(productId => ({ productId })),
  )
  await browser.post(`/api/lists/${listId}/start`)
  const items = listItems(listState((await browser.get(`/api/lists/${listId}`)).body.state))
  const operations = items
    .filter(item => !left.includes(item.productId ?? ''))
    .map(item => operation(item.id, { kind: 'check', isChecked: true, by: '' }))
  await browser.post(`/api/lists/${listId}/trip`, { tripId: randomUUID(), operations })
}

function daysLater(days: number) {
  now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
}

describe('usuals', () => {
  it('are what was bought on several days, with how often, and first what is due', async () => {
    const mara = await shopper('usuals@example.com')
    await buy(mara, ['milk', 'bread'])
    daysLater(7)
    await buy(mara, ['milk', 'limes', 'bread'], ['bread'])
    daysLater(7)
    await buy(mara, ['milk', 'bread'])
    expect(await mara.usuals()).toEqual([
      ['milk', 3, 7, false],
      ['bread', 2, null, false],
    ])
    daysLater(8)
    await buy(mara, ['bread'])
    daysLater(1)
    expect(await mara.usuals()).toEqual([
      ['milk', 3, 7, true],
      ['bread', 3, 14, false],
    ])
  })

  it('count a morning and an evening at the store as one day', async () => {
    const tess = await shopper('evening@example.com')
    daysLater(1)
    const today = utcDay(now)
    now = new Date(`${today}T15:00:00Z`)
    await buy(tess, ['milk'])
    now = new Date(`${addDays(today, 1)}T01:30:00Z`)
    await buy(tess, ['milk'])
    expect(await tess.usuals()).toEqual([['milk', 1, null, false]])
    daysLater(1)
    await buy(tess, ['milk'])
    expect(await tess.usuals()).toEqual([['milk', 2, null, false]])
  })

  it('count a list that was saved and not shopped for days, on the day it was saved', async () => {
    const noor = await shopper('saved@example.com')
    await buy(noor, ['limes'])
    daysLater(3)
    await saveList(noor, 'Party', [{ productId: 'limes' }])
    expect(await noor.usuals()).toEqual([['limes', 1, null, false]])
    daysLater(4)
    expect(await noor.usuals()).toEqual([['limes', 2, null, false]])
  })

  it('count neither a plan, nor a template, nor a list that is being shopped', async () => {
    const ida = await shopper('planned@example.com')
    const from = [listItem({ productId: 'limes' })]
    await ida.post('/api/lists', { id: randomUUID(), name: 'Plan', from, isPlan: true })
    const template = await saveList(ida, 'Weekly', [{ productId: 'milk' }])
    await ida.put(`/api/lists/${template}/template`, { isTemplate: true })
    const started = await saveList(ida, 'Today', [{ productId: 'bread' }])
    await ida.post(`/api/lists/${started}/start`)
    daysLater(4)
    expect(await ida.usuals()).toEqual([])
  })

  it('are each shopper’s own', async () => {
    const ben = await shopper('own@example.com')
    expect(await ben.usuals()).toEqual([])
    expect((await ben.get('/api/usuals/last-shop')).body).toBeNull()
  })

  it('leave out what is no longer sold', async () => {
    const kim = await shopper('retired@example.com')
    await buy(kim, ['milk', 'limes'])
    await replaceCatalogue(shop.database, [milk, bread])
    expect(await kim.usuals()).toEqual([['milk', 1, null, false]])
    await replaceCatalogue(shop.database, known)
  })
})

describe('the last shop', () => {
  it('is what was ticked on the latest trip, with what was paid and the product as it is today', async () => {
    const lena = await shopper('last@example.com')
    await buy(lena, ['limes'])
    daysLater(2)
    await buy(lena, ['milk', 'bread', 'limes'], ['limes'])
    await replaceCatalogue(shop.database, [{ ...milk, priceCents: 429 }, limes])
    const { body } = await lena.get('/api/usuals/last-shop')
    expect(body.completedAt).toBe(now.toISOString())
    expect(body.lines).toMatchObject([
      { name: 'Whole Milk', paidCents: 399, product: { priceCents: 429, isRetired: false } },
      { name: 'Rye Bread', paidCents: 449, product: { isRetired: true } },
    ])
    await replaceCatalogue(shop.database, known)
  })

  it('is not a trip on which nothing was ticked', async () => {
    const olga = await shopper('turned-back@example.com')
    await buy(olga, ['milk'], ['milk'])
    expect((await olga.get('/api/usuals/last-shop')).body).toBeNull()
    await buy(olga, ['limes'])
    daysLater(1)
    await buy(olga, ['milk'], ['milk'])
    const { body } = await olga.get('/api/usuals/last-shop')
    expect(body.lines).toMatchObject([{ name: 'Limes' }])
  })

  it('has cost what the scale said of several together', async () => {
    const rosa = await shopper('weighed@example.com')
    const listId = await saveList(rosa, 'Limes', [{ productId: 'limes', quantity: 3 }])
    await rosa.post(`/api/lists/${listId}/start`)
    const [item] = listItems(listState((await rosa.get(`/api/lists/${listId}`)).body.state))
    const lineTotal = { cents: 2257, quantity: 3 }
    const operations = [
      operation(item!.id, { kind: 'check', isChecked: true, by: '' }),
      operation(item!.id, { kind: 'price', priceCents: 752, lineTotal }),
    ]
    await rosa.post(`/api/lists/${listId}/trip`, { tripId: randomUUID(), operations })
    const { body } = await rosa.get('/api/usuals/last-shop')
    expect(body.lines).toMatchObject([{ quantity: 3, paidCents: 752, lineTotalCents: 2257 }])
  })
})
