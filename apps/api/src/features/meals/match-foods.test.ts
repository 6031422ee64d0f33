import { afterEach, expect, it } from 'vitest'
import type { FileRow } from '../../testing/catalogue-file.ts'
import { openOperator } from '../../testing/services/operator.ts'
import { openBrowser, type openTestApp, productRow } from '../../testing/test-app.ts'
import { ingredient, mealRow, openMealApp } from '../../testing/test-meals.ts'

const products = [
  productRow({ id: 'carrots', name: 'Carrots, 2 lb', department: 'Produce' }),
  productRow({ id: 'salt', name: 'Salt, 26 oz', department: 'Pantry' }),
]
const links = [
  { food: 'carrot', productId: 'carrots' },
  { food: 'salt', productId: 'salt' },
]
const soup = mealRow({
  slug: 'soup',
  ingredients: [
    ingredient({ food: 'carrot', search: 'carrots' }),
    ingredient({ food: 'salt' }),
    ingredient({ food: 'moon dust' }),
    ingredient({ food: 'water', search: '' }),
  ],
})
const row = (id: string, name: string, department: string): FileRow => [
  id,
  name,
  '1.99',
  '',
  '1 lb',
  department,
  '',
]

let shop: Awaited<ReturnType<typeof openTestApp>>
afterEach(() => shop.close())

async function openShop() {
  shop = await openMealApp({ products, meals: [soup], links })
  const shopper = openBrowser(shop.app)
  await shopper.signUp('cook@example.com')
  return {
    operator: openOperator(shop.app),
    productIds: async (): Promise<(string | null)[]> => {
      const { body } = await shopper.get('/api/meals/soup')
      return body.ingredients.map(
        (one: { product: { id: string } | null }) => one.product?.id ?? null,
      )
    },
  }
}

it('foods are matched again to the products of another catalogue', async () => {
  const { operator, productIds } = await openShop()
  const news = await operator.importRows([
    row('c1', 'Orchard Carrots', 'Produce'),
    row('c2', 'Peas and Carrots', 'Frozen'),
    row('s1', 'Sea Salt', 'Grocery Aisles'),
    row('s2', 'Epsom Salt', 'Personal Care'),
    row('s3', 'Salt and Pepper Chips', 'Grocery Aisles'),
  ])
  // Water comes from the tap and is not counted.
  expect(news).toMatchObject({ type: 'done', foods: { matched: 2, of: 3 } })
  await expect.poll(productIds, { timeout: 10_000 }).toEqual(['c1', 's1', null, null])
})

it('what serves as a food comes first in a catalogue that tells no popularity', async () => {
  const { operator } = await openShop()
  await operator.importRows([
    row('a1', 'Air Freshener', 'Household'),
    row('c1', 'Orchard Carrots', 'Produce'),
    row('s1', 'Sea Salt', 'Grocery Aisles'),
  ])
  const shown = async () => {
    const { body } = await openBrowser(shop.app).post('/1/indexes/updated_store/query', {})
    return body.hits.map((hit: { objectID: string }) => hit.objectID)
  }
  await expect.poll(shown, { timeout: 10_000 }).toEqual(['c1', 's1', 'a1'])
})

it('a food whose product stays is left as it is', async () => {
  const { operator, productIds } = await openShop()
  await operator.importRows([
    row('carrots', 'Carrots, 2 lb', 'Produce'),
    row('cheap', 'Cheap Carrots', 'Produce'),
    row('s1', 'Sea Salt', 'Pantry'),
  ])
  await expect.poll(productIds, { timeout: 10_000 }).toEqual(['carrots', 's1', null, null])
})

it('what once served serves again when it is back', async () => {
  const { operator, productIds } = await openShop()
  await operator.importRows([row('s1', 'Sea Salt', 'Pantry')])
  await expect.poll(productIds, { timeout: 10_000 }).toEqual([null, 's1', null, null])
  const news = await operator.importRows([
    row('carrots', 'Carrots, 2 lb', 'Produce'),
    row('salt', 'Salt, 26 oz', 'Pantry'),
  ])
  expect(news).toMatchObject({ foods: { matched: 2, of: 3 } })
  await expect.poll(productIds, { timeout: 10_000 }).toEqual(['carrots', 'salt', null, null])
})

it('a file that is refused matches nothing', async () => {
  const { operator, productIds } = await openShop()
  expect(await operator.importFile('no,catalogue\n')).toMatchObject({ type: 'failed' })
  expect(await productIds()).toEqual(['carrots', 'salt', null, null])
})
