import { randomUUID } from 'node:crypto'
import type { GeneratedItem } from '@aisleway/core/generator/generate-list'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { replaceCatalogue } from '../catalogue/exchange/replace-catalogue.ts'
import { productFromRow } from '../catalogue/product-from-row.ts'

const milk = productRow({ id: 'milk', department: 'Dairy & Eggs', priceCents: 399, kind: 'milk' })
const ownMilk = productRow({ ...milk, id: 'own milk', priceCents: 299 })
const figs = productRow({
  id: 'figs',
  department: 'Produce',
  priceCents: 499,
  originalPriceCents: 599,
  diets: ['plant_based', 'heart_smart'],
})
const kale = productRow({ id: 'kale', department: 'Produce', priceCents: 199 })
const wine = productRow({ id: 'wine', department: 'Alcohol', priceCents: 899 })

let shop: Awaited<ReturnType<typeof openTestApp>>
let mara: Browser
beforeAll(async () => {
  shop = await openTestApp([milk, ownMilk, figs, kale, wine])
  mara = await shopper('mara@example.com')
})
afterAll(() => shop.close())

const usual = {
  count: 10,
  budgetCents: 5000,
  diet: null,
  departments: [],
  withStaples: true,
  seed: 0,
}

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  return browser
}

type Browser = Awaited<ReturnType<typeof shopper>>

const generate = (browser: Browser, criteria: object = {}) =>
  browser.post('/api/grocery-list', { ...usual, ...criteria })

async function ids(browser: Browser, criteria: object = {}): Promise<string[]> {
  const { items } = (await generate(browser, criteria)).body as { items: GeneratedItem[] }
  return items.map(item => item.product.id)
}

describe('a generated grocery list', () => {
  it('is what the rules make of the shelf, with what is left of the budget', async () => {
    const { status, body } = await generate(mara)
    expect(status).toBe(200)
    expect(body.items.map((item: GeneratedItem) => item.product.id)).toEqual([
      'figs',
      'kale',
      'own milk',
      'milk',
    ])
    expect(body.leftCents).toBe(5000 - 499 - 199 - 299 - 399)
    const product = productFromRow({ ...figs, isRetired: false })
    expect(body.items[0]).toEqual({ product, isStaple: false })
  })

  it('keeps to departments, diet, count and budget', async () => {
    expect(await ids(mara, { departments: ['Alcohol', 'Dairy & Eggs'], count: 2 })).toEqual([
      'own milk',
      'wine',
    ])
    expect(await ids(mara, { diet: 'heart_smart' })).toEqual(['figs'])
    expect(await ids(mara, { diet: 'low_sodium' })).toEqual([])
    expect(await ids(mara, { departments: ['Produce'], budgetCents: 1000, count: 1 })).toEqual([
      'figs',
    ])
  })

  it('is the same for the same seed', async () => {
    const criteria = { seed: 2 ** 31 - 1, count: 2 }
    expect((await generate(mara, criteria)).body).toEqual((await generate(mara, criteria)).body)
  })

  it('needs a session', async () => {
    const { status, body } = await openBrowser(shop.app).post('/api/grocery-list', usual)
    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED'])
  })

  it.each([
    ['no items', { count: 0 }],
    ['51 items', { count: 51 }],
    ['half an item', { count: 1.5 }],
    ['a budget of $5', { budgetCents: 500 }],
    ['a budget of $205', { budgetCents: 20_500 }],
    ['a budget between two steps', { budgetCents: 5100 }],
    ['an unknown diet', { diet: 'keto' }],
    ['an unknown department', { departments: ['Tools'] }],
    ['the department of nothing', { departments: ['Other'] }],
    ['more departments than there are', { departments: Array(17).fill('Produce') }],
    ['a seed below 0', { seed: -1 }],
    ['a seed that is no number', { seed: 'lucky' }],
    ['no word about staples', { withStaples: undefined }],
  ])('is refused for %s', async (_, criteria) => {
    expect((await generate(mara, criteria)).status).toBe(400)
  })

  it.each([
    { count: 1, budgetCents: 1000 },
    { count: 50, budgetCents: 20_000 },
  ])('takes the limits: %j', async criteria => {
    expect((await generate(mara, criteria)).status).toBe(200)
  })
})

describe('what a shopper buys regularly', () => {
  it('comes first where that is asked for', async () => {
    const browser = await shopper('regular@example.com')
    await buy(browser, 'milk', 'kale')
    await buy(browser, 'milk')
    const { items } = (await generate(browser, { count: 3 })).body
    expect(items.map((item: GeneratedItem) => [item.product.id, item.isStaple])).toEqual([
      ['milk', true],
      ['figs', false],
      ['own milk', false],
    ])
    expect(await ids(browser, { withStaples: false })).toEqual(['figs', 'kale', 'own milk', 'milk'])
  })

  it('is a matter of one’s own trips', async () => {
    const other = await shopper('other-regular@example.com')
    await buy(other, 'wine', 'milk')
    await buy(other, 'wine', 'milk')
    const { items } = (await generate(mara)).body
    expect(items.some((item: GeneratedItem) => item.isStaple)).toBe(false)
  })
})

it('follows the shelf after an import', async () => {
  const market = await openTestApp([kale])
  try {
    const browser = openBrowser(market.app)
    await browser.signUp('import@example.com')
    expect(await ids(browser)).toEqual(['kale'])
    await replaceCatalogue(market.database, [figs])
    await expect.poll(() => ids(browser)).toEqual(['figs'])
  } finally {
    await market.close()
  }
})

/** Completes a trip with all of these ticked. */
async function buy(browser: Browser, ...productIds: string[]) {
  const items = productIds.map(productId => ({ productId, name: productId }))
  const listId = await saveList(browser, 'Trip', items)
  await browser.post(`/api/lists/${listId}/start`)
  const { state } = (await browser.get(`/api/lists/${listId}`)).body
  const operations = listItems(listState(state)).map(({ id }) =>
    operation(id, { kind: 'check', isChecked: true, by: '' }),
  )
  const trip = { tripId: randomUUID(), operations }
  const { status } = await browser.post(`/api/lists/${listId}/trip`, trip)
  expect(status).toBe(200)
}
