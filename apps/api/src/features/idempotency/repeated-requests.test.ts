import { randomUUID } from 'node:crypto'
import { idempotencyKeyHeader, sentForHeader } from '@aisleway/core/idempotency'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { forgetHandled } from './store.ts'
import { handledRequests } from './tables.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  const products = ['milk', 'eggs', 'rice'].map(id => productRow({ id }))
  shop = await openTestApp(products)
})
afterAll(() => shop.close())

let shoppers = 0
async function newShopper() {
  const browser = openBrowser(shop.app)
  await browser.signUp(`repeats${++shoppers}@example.com`)
  const userId: string = (await browser.get('/api/session')).body.user.id
  return { ...browser, userId }
}

type Shopper = Awaited<ReturnType<typeof newShopper>>
type Call = [method: string, path: string, body?: unknown]

/** A request as a device's outbox sends it: unchanged, as often as necessary. */
function keyed(shopper: Shopper, [method, path, body]: Call, key = randomUUID()) {
  return () => shopper.send(method, path, body, { [idempotencyKeyHeader]: key })
}

const milkIs = (quantity: number): Call => ['PUT', '/api/cart/items/milk', { quantity }]
const heart = (id: string): Call => ['PUT', `/api/favorites/products/${id}`, {}]
const emptyHeart: Call = ['DELETE', '/api/favorites', { type: 'product', id: 'milk' }]

async function cartOf(shopper: Shopper): Promise<Record<string, number>> {
  const { items } = (await shopper.get('/api/cart')).body
  type Item = { product: { id: string }; quantity: number }
  return Object.fromEntries(items.map(({ product, quantity }: Item) => [product.id, quantity]))
}

async function heartsOf(shopper: Shopper): Promise<string[]> {
  return (await shopper.get('/api/favorites')).body.map(({ id }: { id: string }) => id)
}

async function listNames(shopper: Shopper): Promise<string[]> {
  return (await shopper.get('/api/lists')).body.lists.map(({ name }: { name: string }) => name)
}

describe('a change whose answer was lost and that is sent again', () => {
  it.each([
    ['a quantity', milkIs(2), milkIs(5), { milk: 5 }],
    ['taking a product out', milkIs(0), milkIs(5), { milk: 5 }],
    ['clearing the cart', ['DELETE', '/api/cart'], milkIs(5), { milk: 5 }],
    [
      'merging into the cart',
      ['POST', '/api/cart/merge', { items: [{ productId: 'milk', quantity: 9 }] }],
      milkIs(5),
      { milk: 5 },
    ],
  ] satisfies [string, Call, Call, object][])(
    'is done once: %s does not replace what another device did meanwhile',
    async (_, first, meanwhile, expected) => {
      const shopper = await newShopper()
      await keyed(shopper, milkIs(1))()
      const send = keyed(shopper, first)
      expect((await send()).status).toBe(200)
      await keyed(shopper, meanwhile)()
      const again = await send()
      expect(again.status).toBe(200)
      expect(await cartOf(shopper)).toEqual(expected)
      expect(again.body).toEqual((await shopper.get('/api/cart')).body)
    },
  )

  it('is done once: a heart that was emptied meanwhile stays empty, and the other way round', async () => {
    const shopper = await newShopper()
    const fill = keyed(shopper, heart('milk'))
    const empty = keyed(shopper, emptyHeart)
    await fill()
    await empty()
    expect((await fill()).body).toEqual([])
    await keyed(shopper, heart('milk'))()
    await empty()
    expect(await heartsOf(shopper)).toEqual(['milk'])
    const restore = keyed(shopper, [
      'POST',
      '/api/favorites/merge',
      { favorites: [{ type: 'product', id: 'eggs' }] },
    ])
    await restore()
    await keyed(shopper, ['DELETE', '/api/favorites', { type: 'product', id: 'eggs' }])()
    await restore()
    expect(await heartsOf(shopper)).toEqual(['milk'])
  })

  it('is done once: the name of a list, its deletion and its restoration', async () => {
    const shopper = await newShopper()
    const id = await saveList(shopper, 'First', [])
    const named = (name: string): Call => ['PATCH', `/api/lists/${id}`, { name }]
    const rename = keyed(shopper, named('Second'))
    const remove = keyed(shopper, ['DELETE', `/api/lists/${id}`])
    const restore = keyed(shopper, ['POST', `/api/lists/${id}/restore`])
    await rename()
    await keyed(shopper, named('Third'))()
    expect((await rename()).body).toMatchObject({ name: 'Third' })
    const removed = await remove()
    expect(await remove()).toMatchObject({ status: 200, body: removed.body })
    await restore()
    await remove()
    expect(await listNames(shopper)).toEqual(['Third'])
    await keyed(shopper, ['DELETE', `/api/lists/${id}`])()
    await restore()
    expect(await listNames(shopper)).toEqual([])
  })

  it('is done once: the deletion of a list that another device has deleted', async () => {
    const shopper = await newShopper()
    const id = await saveList(shopper, 'Weekend', [])
    await shopper.delete(`/api/lists/${id}`)
    const remove = keyed(shopper, ['DELETE', `/api/lists/${id}`])
    expect(await remove()).toMatchObject({ status: 200, body: { id } })
    await shopper.post(`/api/lists/${id}/restore`)
    expect((await remove()).status).toBe(200)
    expect(await listNames(shopper)).toEqual(['Weekend'])
  })

  it('is done once: the pause of a trip, and the mark of a template', async () => {
    const shopper = await newShopper()
    const id = await saveList(shopper, 'Weekend', [{ productId: 'rice' }])
    const head = async () => (await shopper.get(`/api/lists/${id}`)).body
    await shopper.post(`/api/lists/${id}/start`)
    const pausedAt = new Date(Date.now() + 1000).toISOString()
    const pause = keyed(shopper, ['POST', `/api/lists/${id}/pause`, { pausedAt }])
    await pause()
    expect(await head()).toMatchObject({ status: 'paused', pauses: [expect.any(String)] })
    await shopper.post(`/api/lists/${id}/start`)
    expect((await pause()).body).toMatchObject({ status: 'in_progress' })
    const marked = (isTemplate: boolean): Call => [
      'PUT',
      `/api/lists/${id}/template`,
      { isTemplate },
    ]
    const mark = keyed(shopper, marked(true))
    await mark()
    await keyed(shopper, marked(false))()
    expect((await mark()).body).toMatchObject({ isTemplate: false })
  })

  it('is done once: one list into another, with the operations of the device and what that did not know', async () => {
    const shopper = await newShopper()
    const into = await saveList(shopper, 'Weekend', [{ productId: 'rice', quantity: 1 }])
    const from = await saveList(shopper, 'Party', [
      { productId: 'rice', quantity: 2 },
      { productId: 'milk' },
    ])
    const itemsIn = async (id: string) =>
      listItems(listState((await shopper.get(`/api/lists/${id}`)).body.state))
    const [rice] = await itemsIn(into)
    const known = (await itemsIn(from)).find(item => item.productId === 'rice')!
    const more = {
      id: randomUUID(),
      at: writeStamp(Date.now(), 0, 'phone'),
      itemId: rice!.id,
      kind: 'more',
      by: 2,
    }
    const input = { from, operations: [more], merged: [known.id] }
    const merge = keyed(shopper, ['POST', `/api/lists/${into}/merge`, input])
    const done = await merge()
    expect(await merge()).toMatchObject({ status: 200, body: done.body })
    const found = await itemsIn(into)
    expect(found.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['rice', 3],
      ['milk', 1],
    ])
    expect(await listNames(shopper)).toEqual(['Weekend'])
  })

  it('is done once: a copy, also when its list was deleted meanwhile; later changes of the device count', async () => {
    const shopper = await newShopper()
    const listId = await saveList(shopper, 'Weekend', [{ productId: 'rice', quantity: 2 }])
    const { state } = (await shopper.get(`/api/lists/${listId}`)).body
    const [itemId] = Object.keys(state)
    const [id, newItemId] = [randomUUID(), randomUUID()]
    const input = {
      id,
      name: 'Again',
      itemIds: { [itemId!]: newItemId },
      copiedAt: new Date(Date.now() - 60_000).toISOString(),
    }
    const copy = keyed(shopper, ['POST', `/api/lists/${listId}/copy`, input])
    expect((await copy()).status).toBe(200)
    await shopper.send('DELETE', `/api/lists/${listId}`)
    expect((await copy()).status).toBe(200)
    const quantity = {
      id: randomUUID(),
      at: writeStamp(Date.now() - 30_000, 0, 'phone'),
      itemId: newItemId,
      kind: 'quantity',
      quantity: 7,
    }
    await shopper.post(`/api/lists/${id}/operations`, { operations: [quantity], since: 0 })
    const copied = (await shopper.get(`/api/lists/${id}`)).body
    expect(listItems(listState(copied.state))).toMatchObject([{ id: newItemId, quantity: 7 }])
    expect(await listNames(shopper)).toEqual(['Again'])
  })

  it('is done once: the cart into a list, and its undoing', async () => {
    const shopper = await newShopper()
    const id = await saveList(shopper, 'Weekend', [{ productId: 'rice', quantity: 1 }])
    const [rice] = Object.keys((await shopper.get(`/api/lists/${id}`)).body.state)
    await keyed(shopper, ['PUT', '/api/cart/items/rice', { quantity: 4 }])()
    const cart = [{ productId: 'rice', quantity: 4 }]
    const setTo = (quantity: number, ms: number) => ({
      id: randomUUID(),
      at: writeStamp(Date.now() + ms, 0, 'phone'),
      itemId: rice,
      kind: 'quantity',
      quantity,
    })
    const update = keyed(shopper, [
      'PUT',
      `/api/lists/${id}/items`,
      { operations: [setTo(4, 0)], cart },
    ])
    await update()
    await keyed(shopper, milkIs(1))()
    expect((await update()).status).toBe(200)
    expect(await cartOf(shopper)).toEqual({ milk: 1 })
    const undo = keyed(shopper, [
      'POST',
      `/api/lists/${id}/items/undo`,
      { operations: [setTo(1, 1000)], cart },
    ])
    await undo()
    await keyed(shopper, ['PUT', '/api/cart/items/rice', { quantity: 0 }])()
    await undo()
    expect(await cartOf(shopper)).toEqual({ milk: 1 })
  })

  it('is done once: what is put into the pantry and what is written there', async () => {
    const shopper = await newShopper()
    const add = keyed(shopper, ['POST', '/api/pantry/entries', { things: [{ words: 'Candles' }] }])
    const [candles] = (await add()).body.entries
    const gone: Call = ['PUT', '/api/pantry/entries', { removed: [candles.key] }]
    const written = (amount: string): Call => [
      'PUT',
      '/api/pantry/entries',
      { entries: [{ ...candles, amount }] },
    ]
    const low = keyed(shopper, written('low'))
    await low()
    await keyed(shopper, written('half'))()
    expect((await low()).body.entries).toMatchObject([{ amount: 'half' }])
    await keyed(shopper, gone)()
    expect((await add()).body.entries).toEqual([])
  })

  it('is done once: the stars of a trip', async () => {
    const shopper = await newShopper()
    const listId = await saveList(shopper, 'Weekend', [{ productId: 'rice' }])
    const tripId = randomUUID()
    await shopper.post(`/api/lists/${listId}/trip`, { tripId, operations: [] })
    const stars = (rating: number): Call => ['PUT', `/api/trips/${tripId}/feedback`, { rating }]
    const rate = keyed(shopper, stars(2))
    await rate()
    await keyed(shopper, stars(5))()
    expect((await rate()).body.feedback).toEqual({ rating: 5, comment: '' })
  })

  it('is done once also when both arrive at the same moment', async () => {
    const shopper = await newShopper()
    const send = keyed(shopper, ['POST', '/api/cart/merge', { items: [line] }])
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await cartOf(shopper)).toEqual({ rice: 3 })
  })

  it('is answered alike when both arrive at the same moment and a list goes', async () => {
    const shopper = await newShopper()
    const into = await saveList(shopper, 'Weekend', [{ productId: 'rice' }])
    const from = await saveList(shopper, 'Party', [{ productId: 'milk' }])
    const merge = { from, operations: [], merged: [], quantities: [] }
    for (const call of [
      ['POST', `/api/lists/${into}/merge`, merge],
      ['DELETE', `/api/lists/${into}`],
    ] as Call[]) {
      const send = keyed(shopper, call)
      const answers = await Promise.all([send(), send(), send()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const [first, ...others] = [...answers, await send()].map(({ body }) => body)
      for (const other of others) expect(other).toEqual(first)
    }
  })

  it('was not done when it was lost on its way there, and is done when it comes', async () => {
    const shopper = await newShopper()
    const lost = keyed(shopper, milkIs(2))
    await keyed(shopper, milkIs(5))()
    await lost()
    expect(await cartOf(shopper)).toEqual({ milk: 2 })
  })

  it('was not done when it was refused, and may be asked for again', async () => {
    const shopper = await newShopper()
    const send = keyed(shopper, heart('whale'))
    expect((await send()).status).toBe(404)
    expect((await send()).status).toBe(404)
  })

  it('is somebody else’s when another shopper happens to use its key', async () => {
    const [mara, kim] = [await newShopper(), await newShopper()]
    const key = randomUUID()
    await keyed(mara, milkIs(2), key)()
    await keyed(kim, milkIs(3), key)()
    expect(await cartOf(kim)).toEqual({ milk: 3 })
  })

  it('is forgotten after 90 days', async () => {
    const shopper = await newShopper()
    const send = keyed(shopper, milkIs(2))
    await send()
    await makeOlder(shopper, 89)
    await keyed(shopper, milkIs(5))()
    await forgetHandled(shop.database, new Date())
    await send()
    expect(await cartOf(shopper)).toEqual({ milk: 5 })
    await makeOlder(shopper, 2)
    await forgetHandled(shop.database, new Date())
    await send()
    expect(await cartOf(shopper)).toEqual({ milk: 2 })
  })
})

describe('another change under a key that was handled', () => {
  const reused = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } }

  it('is refused if its method or path differ, and can be sent under a key of its own', async () => {
    const shopper = await newShopper()
    const key = randomUUID()
    await keyed(shopper, milkIs(2), key)()
    const others: Call[] = [
      ['PUT', '/api/cart/items/eggs', { quantity: 1 }],
      ['DELETE', '/api/cart'],
      heart('milk'),
      ['POST', '/api/pantry/entries', { things: [{ words: 'Candles' }] }],
    ]
    for (const other of others) expect(await keyed(shopper, other, key)()).toMatchObject(reused)
    expect(await cartOf(shopper)).toEqual({ milk: 2 })
    expect(await heartsOf(shopper)).toEqual([])
    await keyed(shopper, heart('milk'))()
    expect(await heartsOf(shopper)).toEqual(['milk'])
  })

  it('is refused where the answer to the first is remembered, which it does not get', async () => {
    const shopper = await newShopper()
    const [first, second] = [
      await saveList(shopper, 'First', []),
      await saveList(shopper, 'Second', []),
    ]
    const key = randomUUID()
    await keyed(shopper, ['DELETE', `/api/lists/${first}`], key)()
    const other = await keyed(shopper, ['DELETE', `/api/lists/${second}`], key)()
    expect(other).toMatchObject(reused)
    expect(await listNames(shopper)).toEqual(['Second'])
  })

  it('is taken for a retry if only its body differs, as that of a newer page may', async () => {
    const shopper = await newShopper()
    const key = randomUUID()
    await keyed(shopper, milkIs(2), key)()
    await keyed(shopper, milkIs(5))()
    const [method, path, body] = milkIs(2)
    const newer: Call = [
      method,
      path.replace('milk', '%6Dilk'),
      { ...(body as object), isNew: true },
    ]
    expect((await keyed(shopper, newer, key)()).status).toBe(200)
    expect(await cartOf(shopper)).toEqual({ milk: 5 })
  })

  it('is not told from a retry if a server of the previous version handled the first', async () => {
    const shopper = await newShopper()
    const key = randomUUID()
    const { userId } = shopper
    const row = { userId, key, answer: null, at: new Date() }
    await shop.database.queries.insert(handledRequests).values(row)
    expect((await keyed(shopper, milkIs(2), key)()).status).toBe(200)
    expect(await cartOf(shopper)).toEqual({})
  })
})

describe('a change that was kept for one shopper', () => {
  it('is not made in the session of another', async () => {
    const [mara, kim] = [await newShopper(), await newShopper()]
    const put = (userId: string) =>
      kim.send('PUT', '/api/cart/items/milk', { quantity: 1 }, { [sentForHeader]: userId })
    const refused = await put(mara.userId)
    expect([refused.status, refused.body.code]).toEqual([401, 'UNAUTHORIZED'])
    expect(await cartOf(kim)).toEqual({})
    expect((await put(kim.userId)).status).toBe(200)
  })
})

function makeOlder({ userId }: Shopper, days: number) {
  return shop.database.queries
    .update(handledRequests)
    .set({ at: sql`${handledRequests.at} - ${`${days} days`}::interval` })
    .where(eq(handledRequests.userId, userId))
}

const line = { productId: 'rice', quantity: 3 }
