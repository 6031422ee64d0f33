import { randomUUID } from 'node:crypto'
import { maxCartItems } from '@aisleway/core/cart/cart'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { replaceCatalogue } from '../catalogue/exchange/replace-catalogue.ts'
import { listCollaborators } from './tables.ts'

const milk = productRow({ id: 'milk', name: 'Whole Milk', priceCents: 399 })
const bread = productRow({ id: 'bread', name: 'Rye Bread', priceCents: 449 })
const others = Array.from({ length: maxCartItems - 1 }, (_, i) => productRow({ id: `p${i}` }))

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([milk, bread, ...others])
})
afterAll(() => shop.close())

type Browser = ReturnType<typeof openBrowser>

let shoppers = 0
async function newShopper(): Promise<Browser> {
  const browser = openBrowser(shop.app)
  shoppers += 1
  await browser.signUp(`loads-${shoppers}@example.com`)
  return browser
}

const candles = { name: 'birthday candles' }
const party = (browser: Browser, ...more: Partial<NewListItem>[]) =>
  saveList(browser, 'Party', [{ productId: 'milk', quantity: 2 }, candles, ...more])
const load = async (browser: Browser, id: string) =>
  (await browser.post(`/api/lists/${id}/cart`)).body
const loaded = async (browser: Browser) => (await browser.get('/api/lists/loaded')).body.list
const cartOf = async (browser: Browser): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await browser.get('/api/cart')).body.items.map(
      (item: { product: { id: string }; quantity: number }) => [item.product.id, item.quantity],
    ),
  )
const itemsOf = async (browser: Browser, id: string) =>
  listItems(listState((await browser.get(`/api/lists/${id}`)).body.state))
const putInCart = (browser: Browser, productId: string, quantity: number) =>
  browser.put(`/api/cart/items/${productId}`, { quantity })
const lines = (cart: Record<string, number>) =>
  Object.entries(cart).map(([productId, quantity]) => ({ productId, quantity }))

/** Makes a user a collaborator without going through an invitation. */
async function share(listId: string, browser: Browser, permission: 'view' | 'edit') {
  const { user } = (await browser.get('/api/session')).body
  const row = { id: randomUUID(), listId, userId: user.id, permission }
  await shop.database.queries
    .insert(listCollaborators)
    .values({ ...row, status: 'accepted', invitedAt: new Date() })
    .onConflictDoUpdate({
      target: [listCollaborators.listId, listCollaborators.userId],
      set: { permission },
    })
}

describe('loading a list into the cart', () => {
  it('is refused without room for all of it, and the cart stays as it was', async () => {
    const browser = await newShopper()
    const id = await saveList(browser, 'Both', [{ productId: 'milk' }, { productId: 'bread' }])
    const items = others.map(product => ({ productId: product.id, quantity: 1 }))
    await browser.post('/api/cart/merge', { items })
    expect((await load(browser, id)).code).toBe('CART_FULL')
    expect(Object.keys(await cartOf(browser))).toHaveLength(others.length)
    expect(await loaded(browser)).toBeNull()
  })

  it('keeps the larger quantity, adds up rows of one product, and names what stays on the list', async () => {
    const browser = await newShopper()
    await putInCart(browser, 'milk', 5)
    const id = await party(
      browser,
      { productId: 'bread', quantity: 2 },
      { productId: 'bread', quantity: 1 },
    )
    expect(await load(browser, id)).toEqual({
      loaded: 2,
      ownWords: ['birthday candles'],
      noLongerSold: [],
    })
    expect(await cartOf(browser)).toEqual({ milk: 5, bread: 3 })
  })

  it('names what is no longer sold, and takes nothing from the list', async () => {
    const browser = await newShopper()
    const id = await party(browser, { productId: 'bread' })
    await replaceCatalogue(shop.database, [milk])
    expect(await load(browser, id)).toMatchObject({ loaded: 1, noLongerSold: ['Rye Bread'] })
    await replaceCatalogue(shop.database, [milk, bread])
    expect(await itemsOf(browser, id)).toHaveLength(3)
  })

  it('is remembered, on every device, as long as something of that cart is left', async () => {
    const browser = await newShopper()
    expect(await loaded(browser)).toBeNull()
    const id = await party(browser)
    await load(browser, id)
    const told = { id, name: 'Party', access: 'own', ownWords: ['birthday candles'] }
    expect(await loaded(browser)).toEqual(told)
    await putInCart(browser, 'bread', 1)
    await putInCart(browser, 'milk', 9)
    expect(await loaded(browser)).toEqual(told)
  })

  it('is forgotten with a cart that was cleared and filled anew', async () => {
    const browser = await newShopper()
    await load(browser, await party(browser))
    await browser.delete('/api/cart')
    expect(await loaded(browser)).toBeNull()
    await putInCart(browser, 'milk', 2)
    expect(await loaded(browser)).toBeNull()
  })

  it('is not what a list with nothing for a cart does', async () => {
    const browser = await newShopper()
    await putInCart(browser, 'milk', 1)
    const id = await saveList(browser, 'Words', [candles])
    expect(await load(browser, id)).toMatchObject({ loaded: 0, ownWords: ['birthday candles'] })
    expect(await loaded(browser)).toBeNull()
  })

  it('tells what one may do now, and nothing of a list out of reach', async () => {
    const [mara, ben] = [await newShopper(), await newShopper()]
    const id = await party(mara)
    await share(id, ben, 'view')
    await load(ben, id)
    expect(await loaded(ben)).toMatchObject({ id, access: 'view' })
    await share(id, ben, 'edit')
    expect(await loaded(ben)).toMatchObject({ id, access: 'edit' })
    await mara.delete(`/api/lists/${id}`)
    expect(await loaded(ben)).toBeNull()
  })
})

describe('saving a loaded cart as a new list', () => {
  it('takes the own words along, also for somebody who may only look', async () => {
    const [mara, ben] = [await newShopper(), await newShopper()]
    const id = await party(mara)
    await share(id, ben, 'view')
    await load(ben, id)
    await putInCart(ben, 'bread', 1)
    const copy = randomUUID()
    await ben.post('/api/lists', { id: copy, name: 'Mine', from: 'cart' })
    expect((await itemsOf(ben, copy)).map(({ name }) => name)).toEqual([
      'Whole Milk',
      'Rye Bread',
      'birthday candles',
    ])
    expect(await itemsOf(mara, id)).toHaveLength(2)
    expect(await loaded(ben)).toBeNull()
  })

  it('takes none along when the cart was cleared in between', async () => {
    const browser = await newShopper()
    await load(browser, await party(browser))
    await browser.delete('/api/cart')
    await putInCart(browser, 'bread', 1)
    const fresh = randomUUID()
    await browser.post('/api/lists', { id: fresh, name: 'Fresh', from: 'cart' })
    expect(await itemsOf(browser, fresh)).toMatchObject([{ name: 'Rye Bread' }])
  })
})

describe('updating a list from the cart', () => {
  async function loadedParty() {
    const browser = await newShopper()
    const id = await party(browser)
    await load(browser, id)
    await putInCart(browser, 'bread', 1)
    const [row] = await itemsOf(browser, id)
    const operations = [
      operation(row!.id, { kind: 'remove' }),
      operation(randomUUID(), { kind: 'add', item: listItem({ productId: 'bread' }) }),
    ]
    const cart = lines({ milk: 2, bread: 1 })
    const update = (shown: object = { operations, cart }) =>
      browser.put(`/api/lists/${id}/items`, shown)
    return { browser, id, row: row!, operations, cart, update }
  }

  it('does what was shown, leaves all else alone, and empties the cart', async () => {
    const { browser, id, update } = await loadedParty()
    expect((await update()).status).toBe(200)
    expect((await itemsOf(browser, id)).map(({ name }) => name)).toEqual([
      'birthday candles',
      'Rye Bread',
    ])
    expect(await cartOf(browser)).toEqual({})
  })

  it('is done once, also when its answer was lost or it is pressed twice', async () => {
    const { browser, id, update } = await loadedParty()
    const answers = await Promise.all([update(), update(), update()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await itemsOf(browser, id)).toHaveLength(2)
  })

  it('is refused, and changes nothing, when the cart is not the one that was shown', async () => {
    const { browser, id, update } = await loadedParty()
    await putInCart(browser, 'bread', 3)
    const before = await itemsOf(browser, id)
    expect((await update()).body.code).toBe('CART_CHANGED')
    expect(await itemsOf(browser, id)).toEqual(before)
    expect(await cartOf(browser)).toEqual({ milk: 2, bread: 3 })
    await browser.delete('/api/cart')
    expect((await update()).body.code).toBe('CART_EMPTY')
    expect((await update({ operations: [], cart: [] })).body.code).toBe('CART_EMPTY')
  })

  it('is refused when it would leave more on the list than one may hold', async () => {
    const { browser, id, update, cart } = await loadedParty()
    const operations = Array.from({ length: 499 }, () =>
      operation(randomUUID(), { kind: 'add', item: listItem({}) }),
    )
    expect((await update({ operations, cart })).body.code).toBe('LIST_FULL')
    expect(await itemsOf(browser, id)).toHaveLength(2)
    expect(await cartOf(browser)).toEqual({ milk: 2, bread: 1 })
  })

  it('is taken back with every id, tick and price, and the cart comes from the list again', async () => {
    const { browser, id, row, operations, cart, update } = await loadedParty()
    const tick = operation(row.id, { kind: 'check', isChecked: true, by: '' })
    const price = operation(row.id, { kind: 'price', priceCents: 350 })
    await browser.post(`/api/lists/${id}/start`)
    await browser.post(`/api/lists/${id}/operations`, { operations: [tick, price], since: 0 })
    const [items, { prices }] = [
      await itemsOf(browser, id),
      (await browser.get(`/api/lists/${id}`)).body,
    ]
    await update()
    const undoing = {
      operations: [
        operation(row.id, { kind: 'restore' }),
        operation(operations[1]!.itemId, { kind: 'remove' }),
      ],
      cart,
    }
    const undo = () => browser.post(`/api/lists/${id}/items/undo`, undoing)
    expect((await Promise.all([undo(), undo()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await itemsOf(browser, id)).toEqual(items)
    expect((await browser.get(`/api/lists/${id}`)).body.prices).toEqual(prices)
    expect(await cartOf(browser)).toEqual({ milk: 2, bread: 1 })
    expect(await loaded(browser)).toMatchObject({ id })
  })
})
