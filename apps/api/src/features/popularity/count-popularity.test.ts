import { randomUUID } from 'node:crypto'
import type { TripItem } from '@aisleway/core/trips/trip'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NamedShopper, namedShopper } from '../../testing/shoppers/named-shopper.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { addMeals, ingredient, mealRow } from '../../testing/test-meals.ts'
import { cartItems } from '../cart/tables.ts'
import { foodProducts, meals } from '../meals/tables.ts'
import { completedTrips } from '../trips/tables.ts'
import { countPopularity } from './count-popularity.ts'

const now = new Date()
const unknown = (name: string) => productRow({ id: name, name, popularity: 0 })

let shop: Awaited<ReturnType<typeof openTestApp>>
let shoppers: NamedShopper[]
beforeAll(async () => {
  const known = productRow({ id: 'Bread', name: 'Bread', popularity: 1 })
  shop = await openTestApp([known, ...['Apples', 'Milk', 'Zucchini'].map(unknown)])
  shoppers = await Promise.all(
    ['Mara', 'Ines', 'Theo', 'Olga'].map(name => namedShopper(shop, name)),
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.queries.delete(completedTrips)
  await shop.database.queries.delete(cartItems)
  await countPopularity(shop.database.queries, now)
})

/** For each shopper, a trip that bought this product. */
async function buy(id: string, by: readonly NamedShopper[], daysAgo = 1, isChecked = true) {
  const items = [{ productId: id, name: id, isChecked }] as TripItem[]
  const completedAt = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000)
  const trips = by.map(shopper => ({
    id: randomUUID(),
    userId: shopper.id,
    round: 1,
    listName: 'Weekend',
    items,
    itemsCount: 1,
    checkedItemsCount: 1,
    totalCents: 0,
    savingsCents: 0,
    durationSeconds: 60,
    suggestedItemsAdded: 0,
    completedAt,
  }))
  await shop.database.queries.insert(completedTrips).values(trips)
}

async function popularFirst(): Promise<string[]> {
  const { body } = await openBrowser(shop.app).post('/1/indexes/updated_store/query', {})
  return body.hits.map((hit: { objectID: string }) => hit.objectID)
}
const count = () => countPopularity(shop.database.queries, now)
const expectOrder = (...ids: string[]) =>
  expect.poll(popularFirst, { timeout: 10_000 }).toEqual(ids)

describe('a product of which the catalogue does not say how popular it is', () => {
  it('rises when three shoppers buy it, and not when two do', async () => {
    await buy('Zucchini', shoppers.slice(0, 2))
    expect(await count()).toBe(0)
    await buy('Zucchini', shoppers.slice(2, 3))
    expect(await count()).toBe(1)
    await expectOrder('Zucchini', 'Bread', 'Apples', 'Milk')
  })

  it('does not rise when one shopper buys it again and again', async () => {
    for (let i = 0; i < 5; i++) await buy('Zucchini', shoppers.slice(0, 1))
    expect(await count()).toBe(0)
  })

  it('rises by carts as by trips', async () => {
    await buy('Milk', shoppers.slice(0, 2))
    await shoppers[2]!.put('/api/cart/items/Milk', { quantity: 1 })
    expect(await count()).toBe(1)
    await expectOrder('Milk', 'Bread', 'Apples', 'Zucchini')
  })

  it('does not rise by what was left unticked, or bought over 90 days ago', async () => {
    await buy('Milk', shoppers, 91)
    await buy('Apples', shoppers, 1, false)
    expect(await count()).toBe(0)
  })

  it('falls again at the next count after one of three shoppers erased the account', async () => {
    const gone = await namedShopper(shop, 'Wilhelmina')
    await buy('Zucchini', [...shoppers.slice(0, 2), gone])
    expect(await count()).toBe(1)
    await expectOrder('Zucchini', 'Bread', 'Apples', 'Milk')
    const end = await gone.post('/api/account/deletion', { password: 'sesame seeds' })
    expect(end.status).toBe(200)
    expect(await count()).toBe(1)
    await expectOrder('Bread', 'Apples', 'Milk', 'Zucchini')
  })
})

describe('before anybody bought anything', () => {
  const needing = (slug: string, food: string) =>
    mealRow({ slug, ingredients: [ingredient({ food })] })
  afterEach(async () => {
    await shop.database.queries.delete(foodProducts)
    await shop.database.queries.delete(meals)
  })

  it('what recipes need comes first, the most needed before the others', async () => {
    const pies = ['pie', 'cake', 'salad', 'crisp', 'sauce'].map(slug => needing(slug, 'apple'))
    await addMeals(
      shop.database,
      [...pies, needing('shake', 'milk')],
      [
        { food: 'apple', productId: 'Zucchini' },
        { food: 'milk', productId: 'Milk' },
      ],
    )
    expect(await count()).toBe(2)
    await expectOrder('Zucchini', 'Bread', 'Milk', 'Apples')
  })

  it('counts less than what three shoppers bought, and not for recipes that were brought along', async () => {
    const imported = { ...needing('own-pie', 'apple'), isImported: true }
    const links = [
      { food: 'milk', productId: 'Milk' },
      { food: 'apple', productId: 'Apples' },
    ]
    await addMeals(shop.database, [needing('shake', 'milk'), imported], links)
    await buy('Zucchini', shoppers)
    expect(await count()).toBe(2)
    await expectOrder('Zucchini', 'Bread', 'Milk', 'Apples')
  })
})

it('what the catalogue says of a product is never changed by counting', async () => {
  await buy('Bread', shoppers)
  expect(await count()).toBe(0)
})

it('counting again changes nothing, so that no server loads the catalogue again', async () => {
  await buy('Milk', shoppers)
  expect(await count()).toBe(1)
  expect(await count()).toBe(0)
})
