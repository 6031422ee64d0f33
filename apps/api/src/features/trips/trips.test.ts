import { randomUUID } from 'node:crypto'
import { addDays, dayMs } from '@aisleway/core/days'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { replaceCatalogue } from '../catalogue/exchange/replace-catalogue.ts'
import { completedTrips } from './tables.ts'

const milk = productRow({
  id: 'milk',
  name: 'Whole Milk',
  priceCents: 399,
  originalPriceCents: 499,
})
const bread = productRow({ id: 'bread', name: 'Rye Bread', priceCents: 449 })
const limes = productRow({ id: 'limes', name: 'Limes', priceCents: 199, originalPriceCents: 299 })
const roast = productRow({
  id: 'roast',
  name: 'Beef Roast',
  department: 'Meat & Seafood',
  weightQuantity: 'about 1.5 lb',
  priceCents: 749,
  originalPriceCents: 999,
})

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([milk, bread, limes, roast])
})
afterAll(() => shop.close())

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  return browser
}

type Browser = Awaited<ReturnType<typeof shopper>>

async function begin(browser: Browser) {
  const listId = await saveList(browser, 'Weekend', [
    { productId: 'milk', quantity: 2 },
    { productId: 'bread' },
  ])
  await browser.post(`/api/lists/${listId}/start`)
  const items = listItems(listState((await browser.get(`/api/lists/${listId}`)).body.state))
  const tick = (name: string) =>
    operation(items.find(item => item.name === name)!.id, {
      kind: 'check',
      isChecked: true,
      by: '',
    })
  return { listId, tick }
}

/** A started trip with three roasts, and the operations that tick them and say what the scale showed. */
async function threeWeighed(email: string) {
  const browser = await shopper(email)
  const listId = await saveList(browser, 'Roasts', [{ productId: 'roast', quantity: 3 }])
  await browser.post(`/api/lists/${listId}/start`)
  const [roasts] = listItems(listState((await browser.get(`/api/lists/${listId}`)).body.state))
  const itemId = roasts!.id
  const lineTotal = { cents: 2257, quantity: 3 }
  const operations = [
    operation(itemId, { kind: 'check', isChecked: true, by: '' }),
    operation(itemId, { kind: 'price', priceCents: 752, lineTotal }),
  ]
  return { browser, listId, itemId, operations }
}

const complete = (browser: Browser, listId: string, tripId: string, operations: unknown[] = []) =>
  browser.post(`/api/lists/${listId}/trip`, { tripId, operations })
const read = async (browser: Browser, tripId: string) =>
  (await browser.get(`/api/trips/${tripId}`)).body

describe('completing a trip', () => {
  it('keeps the prices of the day on its list, even if the server never heard of its start', async () => {
    const browser = await shopper('begun-offline@example.com')
    const listId = await saveList(browser, 'Offline', [{ productId: 'milk' }])
    const items = listItems(listState((await browser.get(`/api/lists/${listId}`)).body.state))
    const tick = operation(items[0]!.id, { kind: 'check', isChecked: true, by: '' })
    const tripId = randomUUID()
    await complete(browser, listId, tripId, [tick])
    await replaceCatalogue(shop.database, [{ ...milk, priceCents: 459 }, bread, limes, roast])
    const { lists } = (await browser.get('/api/lists')).body
    expect(lists).toMatchObject([{ id: listId, totalCents: 399 }])
    expect((await read(browser, tripId)).totalCents).toBe(399)
    await replaceCatalogue(shop.database, [milk, bread, limes, roast])
  })

  it('counts checked items only, with what was done offline', async () => {
    const browser = await shopper('complete@example.com')
    const { listId, tick } = await begin(browser)
    const deal = operation(randomUUID(), {
      kind: 'add',
      item: listItem({ productId: 'limes', origin: 'deal' }),
    })
    const tickDeal = operation(deal.itemId, { kind: 'check', isChecked: true, by: '' })
    const tripId = randomUUID()
    await complete(browser, listId, tripId, [tick('Whole Milk'), deal, tickDeal])
    expect(await read(browser, tripId)).toMatchObject({
      listName: 'Weekend',
      itemsCount: 3,
      checkedItemsCount: 2,
      totalCents: 2 * 399 + 199,
      savingsCents: 2 * 100 + 100,
      suggestedItemsAdded: 1,
      feedback: null,
    })
    expect((await browser.get('/api/lists')).body.lists[0].status).toBe('completed')
  })

  it('costs what the scale said of several together, to the cent', async () => {
    const { browser, listId, operations } = await threeWeighed('several@example.com')
    const tripId = randomUUID()
    await complete(browser, listId, tripId, operations)
    expect(await read(browser, tripId)).toMatchObject({
      totalCents: 2257,
      items: [{ priceCents: 752, lineTotalCents: 2257 }],
    })
    const [card] = (await browser.get('/api/lists')).body.lists
    expect(card).toMatchObject({ totalCents: 2257, items: [{ lineTotalCents: 2257 }] })
  })

  it('costs what the store says if the quantity changed after weighing', async () => {
    const { browser, listId, itemId, operations } = await threeWeighed('one-more@example.com')
    operations.push(operation(itemId, { kind: 'quantity', quantity: 4 }))
    const tripId = randomUUID()
    await complete(browser, listId, tripId, operations)
    expect(await read(browser, tripId)).toMatchObject({
      totalCents: 4 * 749,
      items: [{ quantity: 4, priceCents: 749 }],
    })
    const [card] = (await browser.get('/api/lists')).body.lists
    expect(card).toMatchObject({ totalCents: 4 * 749, items: [{ priceCents: 749 }] })

    await browser.post(`/api/lists/${listId}/again`)
    const asWeighed = [operation(itemId, { kind: 'quantity', quantity: 3 })]
    await browser.post(`/api/lists/${listId}/operations`, { operations: asWeighed, since: 0 })
    const [next] = (await browser.get('/api/lists')).body.lists
    expect(next).toMatchObject({ totalCents: 3 * 749, items: [{ quantity: 3, priceCents: 749 }] })
  })

  it('saves on what is sold by weight as much as on the pounds that were bought', async () => {
    const browser = await shopper('scale@example.com')
    const listId = await saveList(browser, 'Roast', [{ productId: 'roast' }, { productId: 'milk' }])
    await browser.post(`/api/lists/${listId}/start`)
    const items = listItems(listState((await browser.get(`/api/lists/${listId}`)).body.state))
    const operations = items.flatMap(({ id, name }) => [
      operation(id, { kind: 'check', isChecked: true, by: '' }),
      operation(id, { kind: 'price', priceCents: name === 'Beef Roast' ? 1498 : 450 }),
    ])
    const tripId = randomUUID()
    await complete(browser, listId, tripId, operations)
    // Three pounds instead of one and a half, and milk, whose price does not depend on weight.
    expect(await read(browser, tripId)).toMatchObject({
      totalCents: 1498 + 450,
      savingsCents: 2 * (999 - 749) + (499 - 450),
    })
  })

  it('tells the store’s prices beside those that were typed, which a device may take back offline', async () => {
    const browser = await shopper('take-back@example.com')
    const listId = await saveList(browser, 'Roast', [{ productId: 'roast' }])
    await browser.post(`/api/lists/${listId}/start`)
    const [item] = listItems(listState((await browser.get(`/api/lists/${listId}`)).body.state))
    const typed = operation(item!.id, { kind: 'price', priceCents: 1498 })
    const answer = await browser.post(`/api/lists/${listId}/operations`, {
      operations: [typed],
      since: 0,
    })
    expect(answer.body.prices[item!.id]).toEqual({
      ...{ priceCents: 749, originalPriceCents: 999 },
      isRetired: false,
    })
  })

  it('is recorded once however often it is sent', async () => {
    const browser = await shopper('idempotent@example.com')
    const { listId, tick } = await begin(browser)
    const tripId = randomUUID()
    const operations = [tick('Rye Bread')]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => complete(browser, listId, tripId, operations)),
    )
    expect(new Set(answers.map(answer => answer.body.tripId))).toEqual(new Set([tripId]))
    expect((await browser.get('/api/trips')).body.total).toBe(1)
  })

  it('keeps the time at which it was completed, unless the device’s clock is wrong', async () => {
    const browser = await shopper('late@example.com')
    const dayMs = 24 * 60 * 60 * 1000
    const completedAt = async (daysAgo: number) => {
      const { listId } = await begin(browser)
      const tripId = randomUUID()
      const at = new Date(Date.now() - daysAgo * dayMs).toISOString()
      const body = { tripId, completedAt: at, operations: [] }
      await browser.post(`/api/lists/${listId}/trip`, body)
      const recorded = Date.parse((await read(browser, tripId)).completedAt)
      return Math.round((Date.now() - recorded) / dayMs)
    }
    expect([await completedAt(3), await completedAt(20_000), await completedAt(-2)]).toEqual([
      3, 0, 0,
    ])
  })

  it('by a second device ends the same trip', async () => {
    const browser = await shopper('two@example.com')
    const { listId } = await begin(browser)
    const first = randomUUID()
    await complete(browser, listId, first)
    expect((await complete(browser, listId, randomUUID())).body.tripId).toBe(first)
    expect((await browser.get('/api/trips')).body.total).toBe(1)
  })

  it('that comes after the list was shopped again ends its own trip, not that one', async () => {
    const browser = await shopper('belated@example.com')
    const { listId } = await begin(browser)
    const { round } = (await browser.get(`/api/lists/${listId}`)).body
    const first = randomUUID()
    await complete(browser, listId, first)
    await browser.post(`/api/lists/${listId}/start`)
    const late = { tripId: randomUUID(), round, operations: [] }
    expect((await browser.post(`/api/lists/${listId}/trip`, late)).body.tripId).toBe(first)
    expect((await browser.get(`/api/lists/${listId}`)).body).toMatchObject({
      status: 'in_progress',
      round: round + 1,
    })
    expect((await browser.get('/api/trips')).body.total).toBe(1)
  })

  it('under a number that the database cannot hold is refused', async () => {
    const browser = await shopper('numbered@example.com')
    const { listId } = await begin(browser)
    const trip = { tripId: randomUUID(), round: 2 ** 31, operations: [] }
    expect((await browser.post(`/api/lists/${listId}/trip`, trip)).status).toBe(400)
  })

  it('under the id of another list’s trip is refused, and the trip goes on', async () => {
    const browser = await shopper('taken@example.com')
    const tripId = randomUUID()
    await complete(browser, (await begin(browser)).listId, tripId)
    const { listId, tick } = await begin(browser)
    const refused = await complete(browser, listId, tripId, [tick('Whole Milk')])
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST'])
    expect((await browser.get(`/api/lists/${listId}`)).body.status).toBe('in_progress')
    expect((await browser.get('/api/trips')).body.total).toBe(1)
  })

  it('with prices that add up to more than anybody has is recorded, and its list can be shown', async () => {
    const browser = await shopper('millions@example.com')
    const dear = { priceCents: 10_000_000, quantity: 99 }
    const listId = await saveList(browser, 'Jewels', [dear, { ...dear, name: 'A crown' }, dear])
    const { lists } = (await browser.get('/api/lists')).body
    expect(lists[0].totalCents).toBe(3 * 99 * 10_000_000)
    await browser.post(`/api/lists/${listId}/start`)
    const { state } = (await browser.get(`/api/lists/${listId}`)).body
    const ticks = listItems(listState(state)).map(({ id }) =>
      operation(id, { kind: 'check', isChecked: true, by: '' }),
    )
    const tripId = randomUUID()
    expect((await complete(browser, listId, tripId, ticks)).status).toBe(200)
    expect((await read(browser, tripId)).checkedItemsCount).toBe(ticks.length)
  })

  it('of a list shopped again is another trip, with fresh ticks', async () => {
    const browser = await shopper('again@example.com')
    const { listId, tick } = await begin(browser)
    await complete(browser, listId, randomUUID(), [tick('Rye Bread')])
    await browser.post(`/api/lists/${listId}/again`)
    const { lists } = (await browser.get('/api/lists')).body
    expect(lists[0]).toMatchObject({ status: 'saved', checkedCount: 0 })
    await browser.post(`/api/lists/${listId}/start`)
    await complete(browser, listId, randomUUID())
    expect((await browser.get('/api/trips')).body.total).toBe(2)
  })

  it('keeps to itself a tick that arrives once the list is shopped again', async () => {
    const browser = await shopper('late-tick@example.com')
    const { listId, tick } = await begin(browser)
    const late = tick('Whole Milk')
    await complete(browser, listId, randomUUID(), [tick('Rye Bread')])
    await browser.post(`/api/lists/${listId}/again`)
    await browser.post(`/api/lists/${listId}/start`)
    await browser.post(`/api/lists/${listId}/operations`, { operations: [late], since: 0 })
    const { state } = (await browser.get(`/api/lists/${listId}`)).body
    expect(listItems(listState(state)).map(({ isChecked }) => isChecked)).toEqual([false, false])
  })

  it('leaves its weights and shelf prices behind when the list is shopped again', async () => {
    const browser = await shopper('weighed-again@example.com')
    const listId = await saveList(browser, 'Roast and candles', [
      { productId: 'roast' },
      { productId: null, name: 'Candles' },
    ])
    await browser.post(`/api/lists/${listId}/start`)
    const items = async () =>
      listItems(listState((await browser.get(`/api/lists/${listId}`)).body.state))
    const priced = (await items()).map(({ id }) =>
      operation(id, { kind: 'price', priceCents: 812 }),
    )
    await complete(browser, listId, randomUUID(), priced)
    await browser.post(`/api/lists/${listId}/again`)
    expect(await items()).toMatchObject([
      { name: 'Beef Roast', priceCents: 749, isPriceEdited: false },
      // The store has no price for it.
      { name: 'Candles', priceCents: 812 },
    ])
  })

  it('keeps its items when the list is deleted', async () => {
    const browser = await shopper('past@example.com')
    const { listId, tick } = await begin(browser)
    const tripId = randomUUID()
    await complete(browser, listId, tripId, [tick('Rye Bread')])
    await browser.delete(`/api/lists/${listId}`)
    expect((await read(browser, tripId)).items).toHaveLength(2)
  })
})

describe('a swap', () => {
  const insteadOf = {
    productId: 'bread',
    name: 'Rye Bread',
    quantity: 1,
    priceCents: 449,
    origin: 'list',
  } as const

  async function beginWithSwap(browser: Browser) {
    const { listId, tick } = await begin(browser)
    const bread = tick('Rye Bread').itemId
    const limesId = randomUUID()
    const operations = [
      operation(limesId, { kind: 'add', item: listItem({ productId: 'limes', insteadOf }) }),
      operation(bread, { kind: 'remove' }),
      operation(limesId, { kind: 'check', isChecked: true, by: '' }),
    ]
    return { listId, operations }
  }
  const itemsOf = async (browser: Browser, listId: string) =>
    listItems(listState((await browser.get(`/api/lists/${listId}`)).body.state))

  it('stays with the trip, changes none of its figures, and is one when sent twice', async () => {
    const browser = await shopper('swap@example.com')
    const { listId, operations } = await beginWithSwap(browser)
    const sent = { operations, since: 0 }
    await browser.post(`/api/lists/${listId}/operations`, sent)
    await browser.post(`/api/lists/${listId}/operations`, sent)
    const tripId = randomUUID()
    await complete(browser, listId, tripId, operations)
    const { items, ...figures } = await read(browser, tripId)
    expect(items).toMatchObject([{ name: 'Whole Milk' }, { name: 'Limes', insteadOf }])
    expect(items[0]).not.toHaveProperty('insteadOf')
    expect(figures).toMatchObject({ totalCents: 199, savingsCents: 100, checkedItemsCount: 1 })
  })

  it('is over with its trip: shopped again or copied, what was taken is an item like any', async () => {
    const browser = await shopper('swap-again@example.com')
    const { listId, operations } = await beginWithSwap(browser)
    await complete(browser, listId, randomUUID(), operations)
    const copyId = randomUUID()
    await browser.post(`/api/lists/${listId}/copy`, { id: copyId, name: 'Copy' })
    await browser.post(`/api/lists/${listId}/again`)
    for (const id of [listId, copyId]) {
      const items = await itemsOf(browser, id)
      expect(items).toMatchObject([
        { name: 'Whole Milk', isChecked: false },
        { name: 'Limes', isChecked: false, priceCents: 199, origin: 'list' },
      ])
      expect(items[1]).not.toHaveProperty('insteadOf')
    }
  })

  it('does not come onto a new list', async () => {
    const browser = await shopper('swap-new@example.com')
    const listId = await saveList(browser, 'New', [{ productId: 'limes', insteadOf }])
    expect((await itemsOf(browser, listId))[0]).not.toHaveProperty('insteadOf')
  })

  it('is refused with what no list can hold', async () => {
    const browser = await shopper('swap-wrong@example.com')
    const { listId } = await begin(browser)
    const send = (planned: object) => {
      const item = { ...listItem({ productId: 'limes' }), insteadOf: planned }
      const add = { ...operation(randomUUID(), { kind: 'remove' }), kind: 'add', item }
      return browser.post(`/api/lists/${listId}/operations`, { operations: [add], since: 0 })
    }
    const wrong = [
      { quantity: 100 },
      { quantity: 0 },
      { priceCents: -1 },
      { name: 'x'.repeat(121) },
      { origin: 'gift' },
    ]
    for (const one of wrong) expect((await send({ ...insteadOf, ...one })).status).toBe(400)
    expect(await itemsOf(browser, listId)).toHaveLength(2)
    expect((await send(insteadOf)).status).toBe(200)
  })
})

describe('a trip', () => {
  it('is its shopper’s alone', async () => {
    const mara = await shopper('mara-trip@example.com')
    const { listId } = await begin(mara)
    const tripId = randomUUID()
    await complete(mara, listId, tripId)
    const ben = await shopper('ben-trip@example.com')
    expect((await read(ben, tripId)).code).toBe('TRIP_NOT_FOUND')
    const rated = await ben.put(`/api/trips/${tripId}/feedback`, { rating: 1 })
    expect(rated.body.code).toBe('TRIP_NOT_FOUND')
    expect((await complete(ben, listId, randomUUID())).body.code).toBe('LIST_NOT_FOUND')
  })

  it('has one rating, which can be changed', async () => {
    const browser = await shopper('rate@example.com')
    const { listId } = await begin(browser)
    const tripId = randomUUID()
    await complete(browser, listId, tripId)
    await browser.put(`/api/trips/${tripId}/feedback`, { rating: 3 })
    const rated = await browser.put(`/api/trips/${tripId}/feedback`, {
      rating: 5,
      comment: ' Quick ',
    })
    expect(rated.body.feedback).toEqual({ rating: 5, comment: 'Quick' })
  })

  it.each([0, 6, 2.5])('is not rated %s', async rating => {
    const browser = await shopper(`rating-${rating}@example.com`)
    const { listId } = await begin(browser)
    const tripId = randomUUID()
    await complete(browser, listId, tripId)
    expect((await browser.put(`/api/trips/${tripId}/feedback`, { rating })).status).toBe(400)
  })
})

describe('the history', () => {
  it('covers the newest 200 trips, and says since when if there are more', async () => {
    const mara = await shopper('history@example.com')
    const { id: userId } = (await mara.get('/api/session')).body.user
    const trip = (i: number) => ({
      id: randomUUID(),
      userId,
      round: 1,
      listName: 'Groceries',
      items: [{ ...listItem({ name: 'Bread', priceCents: 100 }), isChecked: true }],
      itemsCount: 1,
      checkedItemsCount: 1,
      totalCents: 100,
      savingsCents: 0,
      durationSeconds: 60,
      suggestedItemsAdded: 0,
      completedAt: new Date(Date.parse('2026-11-20T17:00Z') - i * dayMs),
    })
    const write = (from: number, to: number) =>
      shop.database.queries
        .insert(completedTrips)
        .values(Array.from({ length: to - from }, (_, i) => trip(from + i)))
    const spent = async () => {
      const { body } = await mara.get('/api/trips/history')
      return [body.departments[0].spentCents, body.since]
    }
    await write(0, 200)
    expect(await spent()).toEqual([20_000, undefined])
    await write(200, 201)
    expect(await spent()).toEqual([20_000, addDays('2026-11-20', -199)])
  })
})

describe('deals', () => {
  it('are on sale first, then the cheaper, and none for Other', async () => {
    const browser = await shopper('deals@example.com')
    const departments = ['Pantry', 'Other']
    const { Pantry, Other } = (await browser.post('/api/deals', { departments })).body
    expect(Pantry.map((deal: { id: string }) => deal.id)).toEqual(['limes', 'milk', 'bread'])
    expect(Other).toEqual([])
  })
})
