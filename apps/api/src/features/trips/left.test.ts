import { randomUUID } from 'node:crypto'
import { maxCartItems } from '@aisleway/core/cart/cart'
import { dayMs } from '@aisleway/core/days'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

const others = Array.from({ length: maxCartItems - 1 }, (_, i) => `p${i}`)
const products = ['milk', 'bread', 'limes', ...others].map(id =>
  productRow({ id, name: id, priceCents: 299 }),
)

let time = Date.now()
let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp(products, { now: () => new Date(time) })
})
afterAll(() => shop.close())

/** A shopper who has bought milk, with bread, limes and candles left over. */
async function afterTrip(
  email: string,
  more: Parameters<typeof saveList>[2] = [],
  bought: readonly string[] = ['milk'],
) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  const listId = await saveList(browser, 'Weekend', [
    { productId: 'milk' },
    { productId: 'bread', quantity: 2 },
    { productId: 'limes' },
    { name: 'Birthday candles', note: 'ten' },
    ...more,
  ])
  await browser.post(`/api/lists/${listId}/start`)
  const itemsOf = async (id: string) =>
    listItems(listState((await browser.get(`/api/lists/${id}`)).body.state))
  const operations = (await itemsOf(listId))
    .filter(({ name }) => bought.includes(name))
    .map(({ id }) => operation(id, { kind: 'check', isChecked: true, by: '' }, time))
  const tripId = randomUUID()
  await browser.post(`/api/lists/${listId}/trip`, { tripId, operations })
  const left = async () => (await browser.get('/api/trips/left')).body.left
  const carry = (to: unknown) => browser.post(`/api/trips/${tripId}/left`, { to })
  return { browser, listId, tripId, itemsOf, left, carry }
}

async function cartOf(browser: ReturnType<typeof openBrowser>) {
  const { items } = (await browser.get('/api/cart')).body
  return Object.fromEntries(
    items.map((item: { product: { id: string }; quantity: number }) => [
      item.product.id,
      item.quantity,
    ]),
  )
}

describe('what a trip left over', () => {
  it('is offered to whoever completed it, with names and quantities', async () => {
    const { tripId, listId, left } = await afterTrip('offered@example.com')
    expect(await left()).toMatchObject({
      tripId,
      listId,
      listName: 'Weekend',
      items: [
        { name: 'bread', quantity: 2 },
        { name: 'limes', quantity: 1 },
        { name: 'Birthday candles', quantity: 1 },
      ],
    })
  })

  it('says whether any of it is a product, for a cart holds nothing else', async () => {
    const { left } = await afterTrip('products@example.com')
    expect((await left()).hasProducts).toBe(true)
    const words = await afterTrip('words@example.com', [], ['milk', 'bread', 'limes'])
    expect((await words.left()).hasProducts).toBe(false)
  })

  it('goes to a list, summed with what is there, once', async () => {
    const { browser, itemsOf, left, carry } = await afterTrip('to-list@example.com')
    const target = await saveList(browser, 'Sunday', [
      { productId: 'limes', quantity: 3 },
      { name: 'birthday  CANDLES' },
    ])
    expect((await carry({ listId: target })).body).toMatchObject({ carried: 3 })
    expect((await carry({ listId: target })).body).toMatchObject({ carried: 0 })
    const items = await itemsOf(target)
    expect(items.map(({ name, quantity, note }) => [name, quantity, note])).toEqual([
      ['limes', 4, ''],
      ['birthday  CANDLES', 2, 'ten'],
      ['bread', 2, ''],
    ])
    expect(await left()).toBeNull()
  })

  it('goes to the cart, but for own words, which are told', async () => {
    const { browser, left, carry } = await afterTrip('to-cart@example.com')
    await browser.put('/api/cart/items/limes', { quantity: 5 })
    expect((await carry('cart')).body).toEqual({ carried: 2, ownWords: ['Birthday candles'] })
    expect(await cartOf(browser)).toEqual({ bread: 2, limes: 5 })
    expect(await left()).toBeNull()
  })

  it('is still offered after a cart had no room for all of it', async () => {
    const { browser, left, carry } = await afterTrip('full-cart@example.com')
    const items = others.map(productId => ({ productId, quantity: 1 }))
    await browser.post('/api/cart/merge', { items })
    expect((await carry('cart')).body.code).toBe('CART_FULL')
    expect(Object.keys(await cartOf(browser))).toHaveLength(others.length)
    expect((await left()).items).toHaveLength(3)
  })

  it('goes to the cart with all of a product that stood on the list twice', async () => {
    const { browser, carry } = await afterTrip('twice@example.com', [{ productId: 'bread' }])
    expect((await carry('cart')).body).toMatchObject({ carried: 2 })
    expect(await cartOf(browser)).toEqual({ bread: 3, limes: 1 })
  })

  it('is dismissed for good', async () => {
    const { left, carry } = await afterTrip('dismissed@example.com')
    expect((await carry('nowhere')).status).toBe(200)
    expect(await left()).toBeNull()
  })

  it('is not offered once the list is shopped again, which holds it, nor after two weeks', async () => {
    const again = await afterTrip('again@example.com')
    await again.browser.post(`/api/lists/${again.listId}/again`)
    expect(await again.left()).toBeNull()
    const old = await afterTrip('old@example.com')
    time += 14 * dayMs + 1
    expect(await old.left()).toBeNull()
  })

  it('stays when the list is full or of somebody else, and is nobody else’s', async () => {
    const { left, carry, tripId } = await afterTrip('full@example.com')
    const other = await afterTrip('other@example.com')
    expect((await carry({ listId: other.listId })).body.code).toBe('LIST_NOT_FOUND')
    const answer = await other.browser.post(`/api/trips/${tripId}/left`, { to: 'cart' })
    expect(answer.body.code).toBe('TRIP_NOT_FOUND')
    expect((await left()).items).toHaveLength(3)
  })

  it('is still offered after its list was deleted', async () => {
    const { browser, listId, left } = await afterTrip('deleted@example.com')
    await browser.delete(`/api/lists/${listId}`)
    expect((await left()).items).toHaveLength(3)
  })
})
