import type { Basket } from '@aisleway/core/generator/basket/fill-basket'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

/** As in a chain's file: no kind or category, only a name, a department and a size. */
const names = [
  ['Produce', 'Gala Apples', '3 lb'],
  ['Produce', 'Green Pears', '2 lb'],
  ['Produce', 'Carrots', '2 lb'],
  ['Produce', 'Broccoli Crowns', '1 lb'],
  ['Dairy & Eggs', 'Whole Milk', '64 fl oz'],
  ['Dairy & Eggs', 'Plain Yogurt', '32 oz'],
  ['Dairy & Eggs', 'Large Eggs', '12 ct'],
  ['Meat & Seafood', 'Chicken Thighs', '2 lb'],
  ['Pantry', 'Black Beans', '15 oz'],
  ['Pantry', 'Brown Rice', '16 oz'],
  ['Bakery', 'Wheat Bread', '20 oz'],
  ['Grocery Aisles', 'Party Nuts, Mixed', '16 oz'],
  ['Floral', 'Rose Bouquet', 'each'],
] as const

const rows = names.map(([department, name, weightQuantity], i) =>
  productRow({ id: `p${i}`, name, department, weightQuantity, priceCents: 199 + 20 * i }),
)

let shop: Awaited<ReturnType<typeof openTestApp>>
let mara: ReturnType<typeof openBrowser>
beforeAll(async () => {
  shop = await openTestApp(rows)
  mara = openBrowser(shop.app)
  await mara.signUp('basket@example.com')
})
afterAll(() => shop.close())

const asked = {
  budgetCents: 60_00,
  people: 2,
  days: 7,
  diet: null,
  seed: 3,
  kept: [],
  without: [],
}

async function fill(adjustments: object = {}): Promise<Basket> {
  const { status, body } = await mara.post('/api/grocery-list/basket', { ...asked, ...adjustments })
  expect(status).toBe(200)
  return body
}

const namesIn = ({ lines }: Basket) => lines.map(({ product }) => product.name)

it('knows the foods of an imported catalogue by their names', async () => {
  const basket = await fill()
  expect(Object.values(basket.shares).every(share => share > 0.3)).toBe(true)
  expect(namesIn(basket)).toEqual(expect.arrayContaining(['Whole Milk', 'Brown Rice', 'Carrots']))
  expect(namesIn(basket)).not.toContain('Rose Bouquet')
  expect(namesIn(basket)).not.toContain('Party Nuts, Mixed')
})

it('keeps what is wanted, and replaces what is not', async () => {
  const basket = await fill({ kept: [{ productId: 'p4', quantity: 2 }], without: ['p0'] })
  const milk = basket.lines.find(({ product }) => product.id === 'p4')
  expect(milk?.isKept).toBe(true)
  expect(milk?.quantity).toBeGreaterThanOrEqual(2)
  expect(namesIn(basket)).not.toContain('Gala Apples')
  expect(namesIn(basket)).toContain('Green Pears')
})

it('needs a session, and refuses what no form sends', async () => {
  const refused = async (adjustments: object) =>
    (await mara.post('/api/grocery-list/basket', { ...asked, ...adjustments })).status
  expect(await refused({ people: 0 })).toBe(400)
  expect(await refused({ days: 400 })).toBe(400)
  expect(await refused({ budgetCents: 61_23 })).toBe(400)
  expect(await refused({ kept: [{ productId: 'p4', quantity: -1 }] })).toBe(400)
  const visitor = openBrowser(shop.app)
  expect((await visitor.post('/api/grocery-list/basket', asked)).status).toBe(401)
})
