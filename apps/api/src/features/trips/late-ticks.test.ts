import { randomUUID } from 'node:crypto'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import {
  type Change,
  type ListOperation,
  listItems,
  listState,
} from '@aisleway/core/lists/list-operations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NamedShopper, namedShopper } from '../../testing/shoppers/named-shopper.ts'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openTestApp, productRow } from '../../testing/test-app.ts'

const products = [
  productRow({ id: 'milk', name: 'Milk', priceCents: 399, originalPriceCents: 499 }),
  productRow({ id: 'bread', name: 'Bread', priceCents: 449 }),
  productRow({ id: 'limes', name: 'Limes', priceCents: 199, originalPriceCents: 299 }),
  productRow({ id: 'rice', name: 'Rice', priceCents: 249 }),
]
const minuteMs = 60_000

let time = Date.now()
let shop: Awaited<ReturnType<typeof openTestApp>>
let ana: NamedShopper
let ben: NamedShopper
beforeAll(async () => {
  shop = await openTestApp(products, { now: () => new Date(time) })
  ana = await namedShopper(shop, 'Ana')
  ben = await namedShopper(shop, 'Ben')
})
afterAll(() => shop.close())

let listId: string
let tripId: string
let ids: Record<string, string>

/** Ana has bought milk and completed the trip at `time`; Ben was offline. */
beforeEach(async () => {
  time += 60 * minuteMs
  listId = await saveList(ana, 'Weekend', [
    { productId: 'milk' },
    { productId: 'bread' },
    { productId: 'limes', quantity: 2 },
  ])
  await shareList(ana, listId, ben)
  await ana.post(`/api/lists/${listId}/start`)
  const items = listItems(listState((await ana.get(`/api/lists/${listId}`)).body.state))
  ids = Object.fromEntries(items.map(({ name, id }) => [name, id]))
  time += 30 * minuteMs
  tripId = await complete([tick('Milk', -10)])
  time += 20 * minuteMs
})

const complete = async (operations: ListOperation[]): Promise<string> => {
  const body = { tripId: randomUUID(), operations }
  return (await ana.post(`/api/lists/${listId}/trip`, body)).body.tripId
}
/** A change of Ben's or Ana's, so many minutes before or after now. */
const change = (name: string, minutes: number, given: Change) =>
  operation(ids[name] ?? name, given, time + minutes * minuteMs)
const tick = (name: string, minutes: number, isChecked = true) =>
  change(name, minutes, { kind: 'check', isChecked, by: '' })
const send = (browser: NamedShopper, operations: ListOperation[]) =>
  browser.post(`/api/lists/${listId}/operations`, { operations, since: 0 })
const trip = async (browser = ana) => (await browser.get(`/api/trips/${tripId}`)).body

describe('ticks that arrive after the trip was completed', () => {
  it('are part of it if they were made before, with counts, total and savings', async () => {
    expect(await trip()).toMatchObject({ checkedItemsCount: 1, totalCents: 399 })
    await send(ben, [tick('Limes', -45), tick('Bread', -24)])
    expect(await trip()).toMatchObject({
      itemsCount: 3,
      checkedItemsCount: 3,
      totalCents: 399 + 449 + 2 * 199,
      savingsCents: 100 + 2 * 100,
      // From Ben's first tick, which was 15 minutes before Ana's.
      durationSeconds: 25 * 60,
    })
  })

  it('are no longer offered as left over, and are usual purchases of whoever completed it', async () => {
    await send(ben, [tick('Limes', -25)])
    const left = async () => (await ana.get('/api/trips/left')).body.left
    expect((await left()).items).toEqual([{ name: 'Bread', quantity: 1 }])
    const { lines } = (await ana.get('/api/usuals/last-shop')).body
    expect(lines.map(({ name }: { name: string }) => name)).toEqual(['Milk', 'Limes'])
    await send(ben, [tick('Bread', -24)])
    expect((await left())?.tripId).not.toBe(tripId)
  })

  it('show the trip to whoever made them, also from its notice', async () => {
    const notice = async () => (await ben.get('/api/notices')).body.notices[0]
    expect((await trip(ben)).code).toBe('TRIP_NOT_FOUND')
    expect(await notice()).toMatchObject({ kind: 'trip-completed', listId, tripId: null })
    await send(ben, [tick('Bread', -24)])
    expect(await trip(ben)).toMatchObject({ isOwn: false, with: 'Ana', checkedItemsCount: 2 })
    expect(await notice()).toMatchObject({ kind: 'trip-completed', listId, tripId })
  })

  it('count with the price, quantity and further items that came with them', async () => {
    const rice = randomUUID()
    await send(ben, [
      change('Bread', -26, { kind: 'quantity', quantity: 2 }),
      change('Bread', -26, { kind: 'price', priceCents: 300 }),
      tick('Bread', -25),
      change('Limes', -24, { kind: 'remove' }),
      change(rice, -24, { kind: 'add', item: listItem({ productId: 'rice', origin: 'aisle' }) }),
      tick(rice, -23),
    ])
    const { items, ...figures } = await trip()
    expect(figures).toMatchObject({ itemsCount: 3, checkedItemsCount: 3, savingsCents: 100 })
    expect(figures.totalCents).toBe(399 + 2 * 300 + 249)
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Milk', 'Bread', 'Rice'])
  })

  it('are taken back by an untick made before', async () => {
    await send(ben, [tick('Milk', -22, false)])
    expect(await trip()).toMatchObject({ checkedItemsCount: 0, totalCents: 0, savingsCents: 0 })
  })

  it('leave in it what was removed from the list since', async () => {
    await send(ana, [change('Milk', -5, { kind: 'remove' })])
    await send(ben, [tick('Milk', -22, false)])
    expect(await trip()).toMatchObject({ itemsCount: 3, checkedItemsCount: 0, totalCents: 0 })
  })

  it('change nothing of it if they were made after its end', async () => {
    const before = await trip()
    await send(ben, [tick('Bread', -19)])
    expect(await trip()).toEqual(before)
    expect((await trip(ben)).code).toBe('TRIP_NOT_FOUND')
  })

  it('change nothing more when they are sent again, or with another completion', async () => {
    const late = [tick('Bread', -24)]
    await send(ben, late)
    const once = await trip()
    await send(ana, [tick('Bread', -23, false)])
    const unticked = await trip()
    await Promise.all([send(ben, late), send(ben, late), complete(late)])
    expect(await trip()).toEqual(unticked)
    expect([once.checkedItemsCount, unticked.checkedItemsCount]).toEqual([2, 1])
  })

  it('are part of it too if they come with another completion', async () => {
    expect(await complete([tick('Bread', -24)])).toBe(tripId)
    expect(await trip()).toMatchObject({ checkedItemsCount: 2, totalCents: 399 + 449 })
  })

  it('change nothing once the list is shopped again, nor do those of the trip before', async () => {
    const first = await trip()
    const late = tick('Bread', -24)
    const extra = randomUUID()
    const older = [
      change(extra, -24, { kind: 'add', item: listItem({ productId: 'rice' }) }),
      tick(extra, -24),
    ]
    await ana.post(`/api/lists/${listId}/again`)
    await send(ben, [late])
    expect(await trip()).toEqual(first)
    await ana.post(`/api/lists/${listId}/start`)
    const firstId = tripId
    time += 30 * minuteMs
    tripId = await complete([tick('Limes', -10)])
    const second = await trip()
    await send(ben, older)
    expect(await trip()).toEqual(second)
    expect((await ana.get(`/api/trips/${firstId}`)).body).toEqual(first)
  })
})
