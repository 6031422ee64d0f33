import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import type { ListChanges } from '@aisleway/core/lists/contract'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import { applyOperations, listItems, listState } from '@aisleway/core/lists/list-operations'
import { plannedItemId } from '@aisleway/core/plan/plan-ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { replaceCatalogue } from '../catalogue/exchange/replace-catalogue.ts'
import { eraseDeletedLists } from './delete-list.ts'
import { stateOfList } from './operations/new-items.ts'
import { savedLists } from './tables.ts'

const milk = productRow({
  id: 'milk',
  name: 'Whole Milk',
  priceCents: 399,
  department: 'Dairy & Eggs',
})
const bread = productRow({ id: 'bread', name: 'Rye Bread', priceCents: 449, department: 'Bakery' })

const hoursLater = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000)

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([milk, bread])
})
afterAll(() => shop.close())

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  return browser
}
const page = async (browser: ReturnType<typeof openBrowser>, query = '') =>
  (await browser.get(`/api/lists${query}`)).body
const itemsOf = async (browser: ReturnType<typeof openBrowser>, id: string) =>
  listItems(listState((await browser.get(`/api/lists/${id}`)).body.state))

it('an id that several shoppers use at once makes one list', async () => {
  const browsers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => shopper(`same-id-${i}@example.com`)),
  )
  const list = { id: randomUUID(), name: 'Weekend', from: [] }
  const answers = await Promise.all(browsers.map(browser => browser.post('/api/lists', list)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)])
})

describe('saving the cart as a list', () => {
  it('makes a list of it and empties the cart', async () => {
    const browser = await shopper('save@example.com')
    await browser.put('/api/cart/items/milk', { quantity: 2 })
    await browser.put('/api/cart/items/bread', { quantity: 1 })
    const id = randomUUID()
    expect((await browser.post('/api/lists', { id, name: ' Weekend ', from: 'cart' })).status).toBe(
      200,
    )
    expect((await browser.get('/api/cart')).body.items).toEqual([])
    expect((await page(browser)).lists).toMatchObject([
      {
        id,
        name: 'Weekend',
        status: 'saved',
        itemsCount: 2,
        checkedCount: 0,
        totalCents: 2 * 399 + 449,
        isOwner: true,
        items: [
          { name: 'Whole Milk', quantity: 2, priceCents: 399, department: 'Dairy & Eggs' },
          { name: 'Rye Bread', quantity: 1 },
        ],
      },
    ])
  })

  it('gives the products of the cart the ids by which a device knows them already', async () => {
    const browser = await shopper('known-ids@example.com')
    await browser.put('/api/cart/items/milk', { quantity: 2 })
    const [id, itemId] = [randomUUID(), randomUUID()]
    const save = (itemIds: object) =>
      browser.post('/api/lists', { id, name: 'Made offline', from: 'cart', itemIds })
    expect((await save({ milk: itemId, bread: itemId })).status).toBe(400)
    expect((await save({ milk: itemId, whale: randomUUID() })).status).toBe(200)
    const { state } = (await browser.get(`/api/lists/${id}`)).body
    expect(listItems(listState(state))).toMatchObject([
      { id: itemId, productId: 'milk', quantity: 2 },
    ])
  })

  it('is refused with an empty cart', async () => {
    const browser = await shopper('empty@example.com')
    const answer = await browser.post('/api/lists', {
      id: randomUUID(),
      name: 'None',
      from: 'cart',
    })
    expect(answer.body.code).toBe('CART_EMPTY')
    expect((await page(browser)).total).toBe(0)
  })

  it('sent twice and fifty times at once is one list', async () => {
    const browser = await shopper('often@example.com')
    await browser.put('/api/cart/items/milk', { quantity: 1 })
    const body = { id: randomUUID(), name: 'Once', from: 'cart' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.post('/api/lists', body)),
    )
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    expect(await page(browser)).toMatchObject({ total: 1, lists: [{ itemsCount: 1 }] })
  })

  it('cannot take over a list of somebody else by its id', async () => {
    const mara = await shopper('mara-id@example.com')
    const id = await saveList(mara, 'Mine', [{ name: 'Candles' }])
    const ben = await shopper('ben-id@example.com')
    const answer = await ben.post('/api/lists', { id, name: 'Theirs', from: [listItem({})] })
    expect(answer.status).not.toBe(200)
    expect((await page(mara)).lists).toMatchObject([{ name: 'Mine', itemsCount: 1 }])
  })
})

describe('a list of lists', () => {
  it('is newest first, searched by names of lists and of items, without wildcards', async () => {
    const browser = await shopper('search@example.com')
    await saveList(browser, 'Party', [{ name: 'Birthday candles' }])
    await saveList(browser, 'Weekend', [{ productId: 'milk', name: 'x' }])
    const names = async (query: string) =>
      (await page(browser, `?search=${encodeURIComponent(query)}`)).lists.map(
        (list: { name: string }) => list.name,
      )
    expect(await names('')).toEqual(['Weekend', 'Party'])
    expect(await names('CANDLE')).toEqual(['Party'])
    expect(await names('whole milk')).toEqual(['Weekend'])
    expect(await names('week')).toEqual(['Weekend'])
    expect(await names('%')).toEqual([])
    // A page that is there no more tells how many there are.
    expect(await page(browser, '?search=week&page=3')).toMatchObject({
      lists: [],
      total: 1,
      pageCount: 1,
    })
  })

  it('shows first what a search has found, in the order of the list', async () => {
    const browser = await shopper('found-items@example.com')
    const items = ['Rye', 'Bagels', 'Birthday candles', 'Balloons', 'Tea candles', '100% candles']
    await saveList(
      browser,
      'Party',
      items.map(name => ({ name })),
    )
    const shown = async (query: string) =>
      (await page(browser, `?search=${encodeURIComponent(query)}`)).lists[0].items.map(
        (item: { name: string }) => item.name,
      )
    expect(await shown('CANDLE')).toEqual(['Birthday candles', 'Tea candles'])
    expect(await shown('balloon')).toEqual(['Balloons', 'Rye'])
    expect(await shown('100%')).toEqual(['100% candles', 'Rye'])
    expect(await shown('party')).toEqual(['Rye', 'Bagels'])
    expect(await shown('')).toEqual(['Rye', 'Bagels'])
  })

  it('is empty for a stranger, who is told that the list does not exist', async () => {
    const mara = await shopper('mara-own@example.com')
    const id = await saveList(mara, 'Mine', [{}])
    const ben = await shopper('ben-own@example.com')
    expect((await page(ben)).lists).toEqual([])
    for (const answer of [
      await ben.get(`/api/lists/${id}`),
      await ben.send('PATCH', `/api/lists/${id}`, { name: 'Taken' }),
      await ben.post(`/api/lists/${id}/start`),
      await ben.delete(`/api/lists/${id}`),
    ]) {
      expect(answer.body.code).toBe('LIST_NOT_FOUND')
    }
  })
})

describe('the items of a list', () => {
  it('are what all operations come to, each counted once', async () => {
    const browser = await shopper('ops@example.com')
    const id = await saveList(browser, 'Ops', [{ productId: 'milk' }])
    const [item] = await itemsOf(browser, id)
    const operations = [
      operation(item!.id, { kind: 'more', by: 2 }),
      operation(item!.id, { kind: 'check', isChecked: true, by: 'somebody else' }),
    ]
    const send = () => browser.post(`/api/lists/${id}/operations`, { operations, since: 0 })
    await Promise.all(Array.from({ length: 50 }, send))
    const news = await send()
    expect(news.body.operations).toHaveLength(3)
    const [changed] = await itemsOf(browser, id)
    expect(changed).toMatchObject({ quantity: 3, isChecked: true })
    expect((await page(browser)).lists[0]).toMatchObject({ checkedCount: 1, totalCents: 3 * 399 })
  })

  it('are ticked by whoever sends the tick, and called and priced by the store', async () => {
    const browser = await shopper('facts@example.com')
    const id = await saveList(browser, 'Facts', [
      { productId: 'milk', name: 'Cheap milk', priceCents: 1, addedBy: 'somebody else' },
    ])
    const [item] = await itemsOf(browser, id)
    const tick = operation(item!.id, { kind: 'check', isChecked: true, by: 'somebody else' })
    await browser.post(`/api/lists/${id}/operations`, { operations: [tick], since: 0 })
    const { user } = (await browser.get('/api/session')).body
    expect((await itemsOf(browser, id))[0]).toMatchObject({
      name: 'Whole Milk',
      priceCents: 399,
      addedBy: user.id,
      checkedBy: user.id,
    })
  })

  it('do not follow a clock that runs an hour ahead', async () => {
    const browser = await shopper('clock@example.com')
    const id = await saveList(browser, 'Clock', [{ productId: 'milk' }])
    const [item] = await itemsOf(browser, id)
    const ahead = operation(item!.id, { kind: 'quantity', quantity: 9 }, Date.now() + 3_600_000)
    const soon = operation(item!.id, { kind: 'quantity', quantity: 5 }, Date.now() + 120_000)
    await browser.post(`/api/lists/${id}/operations`, { operations: [ahead], since: 0 })
    const news = await browser.post(`/api/lists/${id}/operations`, { operations: [soon], since: 0 })
    const stamps = news.body.operations.map((told: { at: string }) => told.at)
    expect(stamps.every((at: string) => at < writeStamp(Date.now() + 61_000, 0, ''))).toBe(true)
  })

  it('are read without what was removed more than a day ago, which comes back whole if that is undone', async () => {
    const browser = await shopper('removed@example.com')
    const id = await saveList(browser, 'Removed', [
      { productId: 'milk' },
      { productId: 'bread' },
      {},
    ])
    const [old, recent, kept] = (await itemsOf(browser, id)).map(item => item.id)
    const send = async (operations: unknown[], since: number): Promise<ListChanges> =>
      (await browser.post(`/api/lists/${id}/operations`, { operations, since })).body
    const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000
    const removals = [
      operation(old!, { kind: 'quantity', quantity: 7 }, hoursAgo(27)),
      operation(old!, { kind: 'remove' }, hoursAgo(26)),
      operation(recent!, { kind: 'remove' }, hoursAgo(22)),
      operation('not-added-yet', { kind: 'note', note: 'Ripe' }, hoursAgo(26)),
    ]
    await send(removals, 0)
    const { state, sequence } = (await browser.get(`/api/lists/${id}`)).body
    expect(Object.keys(state).sort()).toEqual([recent, kept, 'not-added-yet'].sort())

    const undone = [old!, recent!].map(itemId => operation(itemId, { kind: 'restore' }))
    const { operations } = await send(undone, sequence)
    const device = listItems(applyOperations(listState(state), operations))
    expect(device).toHaveLength(3)
    expect(device).toEqual(await itemsOf(browser, id))
    expect(device.find(item => item.id === old)).toMatchObject({ quantity: 7, name: 'Whole Milk' })
  })

  it('are read with what a plan added and removed, which it may need again', async () => {
    const browser = await shopper('planned-again@example.com')
    const id = await saveList(browser, 'Planned', [])
    const item = listItem({ productId: 'milk', name: 'Whole Milk' })
    const itemId = plannedItemId('milk')
    const longAgo = Date.now() - 72 * 3_600_000
    const operations = [
      operation(itemId, { kind: 'add', item }, longAgo),
      operation(itemId, { kind: 'remove' }, longAgo + 1),
    ]
    await browser.post(`/api/lists/${id}/operations`, { operations, since: 0 })
    expect(Object.keys((await browser.get(`/api/lists/${id}`)).body.state)).toEqual([itemId])
  })

  it('are copied without reading what was removed, and completed with what this trip removed', async () => {
    const browser = await shopper('removed-state@example.com')
    const id = await saveList(browser, 'Removed', [{}, {}, {}])
    const [kept, removed, bought] = (await itemsOf(browser, id)).map(item => item.id)
    const operations = [
      operation('plan-2026-11-23-dinner', { kind: 'slot', slot: null }),
      operation(removed!, { kind: 'remove' }, Date.now() - 120_000),
      operation(bought!, { kind: 'check', isChecked: true, by: '' }),
      operation(bought!, { kind: 'remove' }),
    ]
    await browser.post(`/api/lists/${id}/operations`, { operations, since: 0 })
    const read = async (removedSince?: Date) => {
      const state = await stateOfList(shop.database.queries, id, removedSince && { removedSince })
      return [...state.keys()].sort()
    }
    const always = [kept!, 'plan-2026-11-23-dinner']
    expect(await read()).toEqual(always.toSorted())
    expect(await read(new Date(Date.now() - 60_000))).toEqual([...always, bought!].sort())
    expect(await read(new Date(0))).toEqual([...always, bought!, removed!].sort())
  })

  it('are read anew by a device that has missed more than a list holds', async () => {
    const browser = await shopper('missed@example.com')
    const id = await saveList(browser, 'Missed', [{ productId: 'milk' }])
    const [item] = await itemsOf(browser, id)
    const news = async (since: number, operations: unknown[] = []) =>
      (await browser.post(`/api/lists/${id}/operations`, { operations, since })).body
    for (const some of [499, 500]) {
      const operations = Array.from({ length: some }, () =>
        operation(item!.id, { kind: 'more', by: 1 }),
      )
      expect((await news(1, operations)).operations).toHaveLength(some === 499 ? 499 : 999)
    }
    expect((await news(0)).operations).toHaveLength(1000)
    const more = operation(item!.id, { kind: 'note', note: 'Ripe' })
    expect(await news(0, [more])).toMatchObject({ operations: [], sequence: -1 })
    expect((await news(1)).operations).toHaveLength(1000)
    expect((await browser.get(`/api/lists/${id}`)).body).toMatchObject({ sequence: 1001 })
    expect((await itemsOf(browser, id))[0]).toMatchObject({ note: 'Ripe' })
  })

  it('are told to a device from where it left off', async () => {
    const browser = await shopper('since@example.com')
    const id = await saveList(browser, 'Since', [{}])
    const { sequence } = (await browser.get(`/api/lists/${id}`)).body
    const [item] = await itemsOf(browser, id)
    const tick = operation(item!.id, { kind: 'check', isChecked: true, by: '' })
    await browser.post(`/api/lists/${id}/operations`, { operations: [tick], since: sequence })
    const news = await browser.post(`/api/lists/${id}/operations`, {
      operations: [],
      since: sequence,
    })
    expect(news.body.operations).toMatchObject([{ id: tick.id, kind: 'check' }])
    expect(news.body.sequence).toBe(sequence + 1)
  })

  it('are at most 500, and a refused addition leaves the list as it was', async () => {
    const browser = await shopper('full@example.com')
    const id = await saveList(
      browser,
      'Full',
      Array.from({ length: 500 }, () => ({})),
    )
    const one = operation(randomUUID(), { kind: 'add', item: listItem({}) })
    const answer = await browser.post(`/api/lists/${id}/operations`, {
      operations: [one],
      since: 0,
    })
    expect(answer.body.code).toBe('LIST_FULL')
    expect((await page(browser)).lists[0].itemsCount).toBe(500)
  })
})

describe('the life of a list', () => {
  it('starts, pauses with its ticks, and goes on', async () => {
    const browser = await shopper('life@example.com')
    const id = await saveList(browser, 'Life', [{ productId: 'milk' }])
    expect((await browser.post(`/api/lists/${id}/pause`)).body.status).toBe('saved')
    const started = (await browser.post(`/api/lists/${id}/start`)).body
    expect(started.status).toBe('in_progress')
    const [item] = await itemsOf(browser, id)
    const tick = operation(item!.id, { kind: 'check', isChecked: true, by: '' })
    await browser.post(`/api/lists/${id}/operations`, { operations: [tick], since: 0 })
    expect((await browser.post(`/api/lists/${id}/pause`)).body.status).toBe('paused')
    const again = (await browser.post(`/api/lists/${id}/start`)).body
    expect(again).toMatchObject({ status: 'in_progress', startedAt: started.startedAt })
    expect(again).toEqual((await browser.get(`/api/lists/${id}`)).body)
    expect((await itemsOf(browser, id))[0]?.isChecked).toBe(true)
  })

  it('starts another trip once completed, but not for a device that only goes on with the last', async () => {
    const browser = await shopper('next-trip@example.com')
    const id = await saveList(browser, 'Next', [{ productId: 'milk' }])
    const start = async (body = {}) => (await browser.post(`/api/lists/${id}/start`, body)).body
    expect(await start({ isUnderWay: true })).toMatchObject({ status: 'in_progress', round: 1 })
    await browser.post(`/api/lists/${id}/trip`, { tripId: randomUUID(), operations: [] })
    expect(await start({ isUnderWay: true })).toMatchObject({ status: 'completed', round: 1 })
    expect(await start()).toMatchObject({ status: 'in_progress', round: 2 })
  })

  it('freezes prices when the trip starts, and shows today’s before', async () => {
    const browser = await shopper('freeze@example.com')
    const saved = await saveList(browser, 'Saved', [{ productId: 'milk' }])
    const begun = await saveList(browser, 'Begun', [{ productId: 'milk' }])
    await browser.post(`/api/lists/${begun}/start`)
    await replaceCatalogue(shop.database, [{ ...milk, priceCents: 459 }, bread])
    const { lists } = await page(browser)
    const total = (id: string) => lists.find((list: { id: string }) => list.id === id).totalCents
    expect([total(saved), total(begun)]).toEqual([459, 399])
    await replaceCatalogue(shop.database, [milk, bread])
  })

  it('is deleted, restored with all its items, and copied', async () => {
    const browser = await shopper('undo@example.com')
    const id = await saveList(browser, 'Undo', [{ productId: 'milk' }, {}])
    await browser.delete(`/api/lists/${id}`)
    expect((await page(browser)).total).toBe(0)
    expect((await browser.get(`/api/lists/${id}`)).body.code).toBe('LIST_NOT_FOUND')
    await browser.post(`/api/lists/${id}/restore`)
    const copy = randomUUID()
    await browser.post(`/api/lists/${id}/copy`, { id: copy, name: 'Copy' })
    const { lists } = await page(browser)
    expect(lists).toMatchObject([
      { name: 'Copy', itemsCount: 2 },
      { name: 'Undo', itemsCount: 2 },
    ])
  })

  it('tells a device that is ahead of a restored server how far it is itself', async () => {
    const browser = await shopper('ahead-of-it@example.com')
    const id = await saveList(browser, 'Restored', [{}])
    const { sequence } = (await browser.get(`/api/lists/${id}`)).body
    const sync = { operations: [], since: sequence + 5 }
    const news = (await browser.post(`/api/lists/${id}/operations`, sync)).body
    expect([news.sequence, news.operations]).toEqual([sequence, []])
  })

  it('can be restored for a day after it was deleted, and is then erased', async () => {
    const browser = await shopper('erased@example.com')
    const id = await saveList(browser, 'Erased', [{ productId: 'milk' }])
    const restored = async () => (await browser.post(`/api/lists/${id}/restore`)).status
    await browser.delete(`/api/lists/${id}`)
    await eraseDeletedLists(shop.database, hoursLater(23))
    expect(await restored()).toBe(200)
    await eraseDeletedLists(shop.database, hoursLater(25))
    expect((await page(browser)).total).toBe(1)
    const daysOld = { deletedAt: hoursLater(-25) }
    await shop.database.queries.update(savedLists).set(daysOld).where(eq(savedLists.id, id))
    expect((await browser.delete(`/api/lists/${id}`)).status).toBe(200)
    await eraseDeletedLists(shop.database, new Date())
    expect(await restored()).toBe(404)
  })

  // The embedded database does one transaction at a time.
  it.runIf(inject('engine') === 'postgres')(
    'is not erased if it is restored and deleted again at that moment',
    async () => {
      const browser = await shopper('again@example.com')
      const listId = await saveList(browser, 'Weekend', [{}])
      await browser.delete(`/api/lists/${listId}`)
      let erasing: Promise<void> | undefined
      await shop.database.queries.transaction(async tx => {
        const isIt = eq(savedLists.id, listId)
        await tx
          .update(savedLists)
          .set({ deletedAt: hoursLater(25) })
          .where(isIt)
        erasing = eraseDeletedLists(shop.database, hoursLater(25))
        await setTimeout(500)
      })
      await erasing
      expect((await browser.post(`/api/lists/${listId}/restore`)).status).toBe(200)
    },
  )
})
