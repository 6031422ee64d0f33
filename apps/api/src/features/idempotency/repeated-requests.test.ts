import { randomUUID } from 'node:crypto'
import { idempotencyKeyHeader, sentForHeader } from '@aisleway/core/idempotency'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
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

/** A request as the outbox of a device sends it: the same one, as often as it takes. */
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

  it('is forgotten after 90 days, with the shopper’s next change', async () => {
    const shopper = await newShopper()
    const send = keyed(shopper, milkIs(2))
    await send()
    await makeOlder(shopper, 89)
    await keyed(shopper, milkIs(5))()
    await send()
    expect(await cartOf(shopper)).toEqual({ milk: 5 })
    await makeOlder(shopper, 2)
    await keyed(shopper, milkIs(6))()
    await send()
    expect(await cartOf(shopper)).toEqual({ milk: 2 })
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
