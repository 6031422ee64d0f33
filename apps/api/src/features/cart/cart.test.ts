import { maxCartItems } from '@aisleway/core/cart/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { replaceCatalogue } from '../catalogue/exchange/replace-catalogue.ts'

type TestApp = Awaited<ReturnType<typeof openTestApp>>
const milk = productRow({ id: 'milk', name: 'Whole Milk, 1 gal', priceCents: 429 })
const eggs = productRow({ id: 'eggs', name: 'Large Eggs, 12 ct', priceCents: 349 })
const shelf = [
  milk,
  eggs,
  ...Array.from({ length: maxCartItems }, (_, i) => productRow({ id: `p${i}` })),
]

let shop: TestApp
beforeAll(async () => {
  shop = await openTestApp(shelf)
})
afterAll(() => shop.close())

let shoppers = 0
async function newShopper() {
  const browser = openBrowser(shop.app)
  const email = `shopper${++shoppers}@example.com`
  await browser.signUp(email)
  return { ...browser, email }
}

const quantities = (body: { items: { product: { id: string }; quantity: number }[] }) =>
  Object.fromEntries(body.items.map(item => [item.product.id, item.quantity]))

describe('the signed-in cart', () => {
  it('asks a visitor to sign in, for every call', async () => {
    const visitor = openBrowser(shop.app)
    const answers = [
      await visitor.get('/api/cart'),
      await visitor.put('/api/cart/items/milk', { quantity: 1 }),
      await visitor.delete('/api/cart'),
      await visitor.post('/api/cart/merge', { items: [] }),
    ]
    expect(answers.map(answer => answer.status)).toEqual([401, 401, 401, 401])
    expect(answers[0]?.body.code).toBe('UNAUTHORIZED')
  })

  it('keeps what was put in, in that order, with today’s price', async () => {
    const shopper = await newShopper()
    await shopper.put('/api/cart/items/milk', { quantity: 2 })
    const { body } = await shopper.put('/api/cart/items/eggs', { quantity: 1 })
    expect(body.items.map((i: { product: { id: string } }) => i.product.id)).toEqual([
      'milk',
      'eggs',
    ])
    expect(body.items[0]).toMatchObject({
      quantity: 2,
      priceCentsWhenAdded: 429,
      product: { name: 'Whole Milk, 1 gal', priceCents: 429, isRetired: false },
    })
  })

  it('is the same in the next browser', async () => {
    const shopper = await newShopper()
    await shopper.put('/api/cart/items/milk', { quantity: 3 })
    const elsewhere = openBrowser(shop.app)
    await elsewhere.signIn(shopper.email)
    expect(quantities((await elsewhere.get('/api/cart')).body)).toEqual({ milk: 3 })
  })

  it('drops a product set to zero and leaves its neighbours alone', async () => {
    const shopper = await newShopper()
    await shopper.put('/api/cart/items/milk', { quantity: 3 })
    await shopper.put('/api/cart/items/eggs', { quantity: 1 })
    const { body } = await shopper.put('/api/cart/items/milk', { quantity: 0 })
    expect(quantities(body)).toEqual({ eggs: 1 })
  })

  it('puts a restored product back as it was', async () => {
    const shopper = await newShopper()
    await shopper.put('/api/cart/items/milk', { quantity: 3 })
    await shopper.put('/api/cart/items/eggs', { quantity: 1 })
    const { body: before } = await shopper.put('/api/cart/items/p1', { quantity: 1 })
    await shopper.put('/api/cart/items/milk', { quantity: 0 })
    await shopper.put('/api/cart/items/eggs', { quantity: 0 })
    const need = { name: 'milk', plural: null, grams: 240, gramsEach: null }
    await shopper.put('/api/cart/items/eggs', {
      quantity: 1,
      restored: { before: 'p1', priceCentsWhenAdded: 349 },
    })
    const { body } = await shopper.put('/api/cart/items/milk', {
      quantity: 3,
      restored: { before: 'eggs', priceCentsWhenAdded: 399, need },
    })
    const [milkBefore, ...others] = before.items
    expect(body.items).toEqual([{ ...milkBefore, priceCentsWhenAdded: 399, need }, ...others])
  })

  it('puts products that were added together back in their places, whichever returns first', async () => {
    const shopper = await newShopper()
    const together = ['p1', 'eggs', 'milk', 'p2'].map(productId => ({ productId, quantity: 1 }))
    const { body: before } = await shopper.post('/api/cart/merge', { items: together })
    for (const id of ['p1', 'milk', 'eggs']) {
      await shopper.put(`/api/cart/items/${id}`, { quantity: 0 })
    }
    const restore = (id: string, following: string[]) =>
      shopper.put(`/api/cart/items/${id}`, {
        quantity: 1,
        restored: { before: following[0], following, priceCentsWhenAdded: 399 },
      })
    await restore('p1', ['eggs', 'milk', 'p2'])
    await restore('eggs', ['milk', 'p2'])
    const { body } = await restore('milk', ['p2'])
    expect(Object.keys(quantities(body))).toEqual(Object.keys(quantities(before)))
  })

  it('takes the same write twice without doubling it', async () => {
    const shopper = await newShopper()
    const writes = await Promise.all([
      shopper.put('/api/cart/items/milk', { quantity: 1 }),
      shopper.put('/api/cart/items/milk', { quantity: 1 }),
    ])
    expect(writes.map(write => write.status)).toEqual([200, 200])
    expect(quantities((await shopper.get('/api/cart')).body)).toEqual({ milk: 1 })
  })

  it('refuses quantities that no cart holds', async () => {
    const shopper = await newShopper()
    for (const quantity of [-1, 100, 1.5, '2', null]) {
      const { status } = await shopper.put('/api/cart/items/milk', { quantity })
      expect(status, String(quantity)).toBe(400)
    }
    expect((await shopper.get('/api/cart')).body.items).toEqual([])
  })

  it('says when a product does not exist', async () => {
    const shopper = await newShopper()
    const { status, body } = await shopper.put('/api/cart/items/nothing', { quantity: 1 })
    expect([status, body.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
  })

  it('keeps one shopper’s cart from another', async () => {
    const mara = await newShopper()
    const ben = await newShopper()
    await mara.put('/api/cart/items/milk', { quantity: 2 })
    await ben.delete('/api/cart')
    expect((await ben.get('/api/cart')).body.items).toEqual([])
    expect(quantities((await mara.get('/api/cart')).body)).toEqual({ milk: 2 })
  })

  it('merges the larger quantity of each product, once or twice alike', async () => {
    const shopper = await newShopper()
    await shopper.put('/api/cart/items/milk', { quantity: 2 })
    const items = [
      { productId: 'milk', quantity: 1 },
      { productId: 'eggs', quantity: 4 },
      { productId: 'eggs', quantity: 2 },
      { productId: 'unknown', quantity: 1 },
    ]
    await shopper.post('/api/cart/merge', { items })
    const { body } = await shopper.post('/api/cart/merge', { items })
    expect(quantities(body)).toEqual({ milk: 2, eggs: 4 })
  })

  it('keeps the order of what is merged', async () => {
    const shopper = await newShopper()
    const ids = ['p7', 'milk', 'p2', 'eggs', 'p90', 'p1']
    const items = ids.map(productId => ({ productId, quantity: 1 }))
    const { body } = await shopper.post('/api/cart/merge', { items })
    expect(Object.keys(quantities(body))).toEqual(ids)
  })

  it('is full at its limit, also for a merge', async () => {
    const shopper = await newShopper()
    const items = Array.from({ length: maxCartItems }, (_, i) => ({
      productId: `p${i}`,
      quantity: 1,
    }))
    await shopper.post('/api/cart/merge', { items })
    const { status, body } = await shopper.put('/api/cart/items/milk', { quantity: 1 })
    expect([status, body.code]).toEqual([422, 'CART_FULL'])
    const merged = await shopper.post('/api/cart/merge', {
      items: [{ productId: 'eggs', quantity: 1 }],
    })
    expect(merged.body.items).toHaveLength(maxCartItems)
    expect((await shopper.put('/api/cart/items/p3', { quantity: 5 })).status).toBe(200)
  })

  it('shows a product that is no longer sold, and a price that has changed', async () => {
    const shopper = await newShopper()
    await shopper.put('/api/cart/items/milk', { quantity: 1 })
    await shopper.put('/api/cart/items/eggs', { quantity: 1 })
    await replaceCatalogue(shop.database, [{ ...milk, priceCents: 399 }])
    const { body } = await shopper.get('/api/cart')
    expect(body.items[0]).toMatchObject({
      priceCentsWhenAdded: 429,
      product: { priceCents: 399, isRetired: false },
    })
    expect(body.items[1].product).toMatchObject({ id: 'eggs', isRetired: true })
    await replaceCatalogue(shop.database, shelf)
  })
})
