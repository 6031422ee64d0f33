import { maxFavorites } from '@aisleway/core/favorites/favorite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { replaceCatalogue } from '../catalogue/exchange/replace-catalogue.ts'
import { type MealRow, writeMeals } from '../meals/store.ts'

const milk = productRow({ id: 'milk', name: 'Whole Milk, 1 gal', priceCents: 429 })
const eggs = productRow({ id: 'eggs', name: 'Large Eggs, 12 ct', priceCents: 349 })
const shelf = [
  milk,
  eggs,
  ...Array.from({ length: maxFavorites }, (_, i) => productRow({ id: `p${i}` })),
]
const stew: MealRow = {
  slug: 'barley-stew',
  name: 'Barley Stew',
  mealTypes: ['dinner'],
  diets: ['plant_based', 'low_sodium'],
  calories: 430,
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 50,
  nutrition: {} as MealRow['nutrition'],
  steps: ['Simmer it.'],
  imageUrl: '/pictures/meals/barley-stew.svg',
  ingredients: [],
  isImported: false,
}
const soup: MealRow = { ...stew, slug: 'pea-soup', name: 'Pea Soup' }

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  const database = await openTestDatabase()
  await replaceCatalogue(database, shelf)
  await database.queries.transaction(tx => writeMeals(tx, [stew, soup]))
  shop = await openTestApp([], { database })
})
afterAll(() => shop.close())

let shoppers = 0
async function newShopper() {
  const browser = openBrowser(shop.app)
  const email = `shopper${++shoppers}@example.com`
  await browser.signUp(email)
  return {
    ...browser,
    email,
    remove: (type: string, id: string) => browser.send('DELETE', '/api/favorites', { type, id }),
    merge: (favorites: object[]) => browser.post('/api/favorites/merge', { favorites }),
    ids: async () => ids((await browser.get('/api/favorites')).body),
  }
}

const ids = (favorites: { id: string }[]) => favorites.map(favorite => favorite.id)

describe('the favorites of an account', () => {
  it('ask a visitor to sign in, for every call', async () => {
    const visitor = openBrowser(shop.app)
    const answers = [
      await visitor.get('/api/favorites'),
      await visitor.put('/api/favorites/products/milk', {}),
      await visitor.put('/api/favorites/meals/barley-stew', {}),
      await visitor.get('/api/favorites/meals/barley-stew'),
      await visitor.send('DELETE', '/api/favorites', { type: 'product', id: 'milk' }),
      await visitor.post('/api/favorites/merge', { favorites: [] }),
    ]
    expect(answers.map(answer => answer.status)).toEqual([401, 401, 401, 401, 401, 401])
  })

  it('stand with the newest first, a product with today’s price', async () => {
    const shopper = await newShopper()
    await shopper.put('/api/favorites/products/milk', {})
    const { status, body } = await shopper.put('/api/favorites/products/eggs', {})
    expect(status).toBe(200)
    expect(ids(body)).toEqual(['eggs', 'milk'])
    expect(body[1]).toEqual({
      type: 'product',
      id: 'milk',
      dateAdded: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: {
        id: 'milk',
        name: 'Whole Milk, 1 gal',
        priceCents: 429,
        originalPriceCents: null,
        weightQuantity: '1 lb',
        department: 'Pantry',
        imageUrl: '',
        diets: [],
        isRetired: false,
      },
    })
  })

  it('are the same in the next browser', async () => {
    const shopper = await newShopper()
    await shopper.put('/api/favorites/products/milk', {})
    const elsewhere = openBrowser(shop.app)
    await elsewhere.signIn(shopper.email)
    expect(ids((await elsewhere.get('/api/favorites')).body)).toEqual(['milk'])
  })

  it('keep a meal under its name, and hand it out whole when it is opened', async () => {
    const shopper = await newShopper()
    const { body } = await shopper.put('/api/favorites/meals/barley-stew', {})
    expect(body).toMatchObject([
      {
        type: 'meal',
        id: 'Barley Stew',
        data: {
          slug: 'barley-stew',
          name: 'Barley Stew',
          imageUrl: '/pictures/meals/barley-stew.svg',
          diets: ['plant_based', 'low_sodium'],
          calories: 430,
          description: 'Plant Based, Low Sodium · 430 calories',
        },
      },
    ])
    const kept = await shopper.get('/api/favorites/meals/barley-stew')
    expect(kept.body).toMatchObject({ name: 'Barley Stew', steps: ['Simmer it.'], servings: 4 })
    expect((await shopper.get('/api/favorites/meals/pea-soup')).status).toBe(404)
  })

  it('take a double click as one', async () => {
    const shopper = await newShopper()
    const answers = await Promise.all([
      shopper.put('/api/favorites/products/milk', {}),
      shopper.put('/api/favorites/products/milk', {}),
      shopper.put('/api/favorites/meals/pea-soup', {}),
      shopper.put('/api/favorites/meals/pea-soup', {}),
    ])
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
    expect((await shopper.ids()).toSorted()).toEqual(['Pea Soup', 'milk'])
  })

  it('lose what is removed and keep its neighbours; removing twice is no error', async () => {
    const shopper = await newShopper()
    await shopper.put('/api/favorites/products/milk', {})
    await shopper.put('/api/favorites/meals/barley-stew', {})
    expect((await shopper.remove('product', 'Barley Stew')).body).toHaveLength(2)
    expect(ids((await shopper.remove('meal', 'Barley Stew')).body)).toEqual(['milk'])
    expect((await shopper.remove('meal', 'Barley Stew')).status).toBe(200)
  })

  it('belong to one shopper only', async () => {
    const mara = await newShopper()
    const ben = await newShopper()
    await mara.put('/api/favorites/products/milk', {})
    await mara.put('/api/favorites/meals/barley-stew', {})
    await ben.remove('product', 'milk')
    expect(await ben.ids()).toEqual([])
    expect((await ben.get('/api/favorites/meals/barley-stew')).status).toBe(404)
    expect(await mara.ids()).toEqual(['Barley Stew', 'milk'])
  })

  it('say when a product or a meal does not exist', async () => {
    const shopper = await newShopper()
    const product = await shopper.put('/api/favorites/products/nothing', {})
    expect([product.status, product.body.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
    const meal = await shopper.put('/api/favorites/meals/nothing', {})
    expect([meal.status, meal.body.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('favorites that a browser brings along', () => {
  it('join those of the account, each once, unknown ones left out', async () => {
    const shopper = await newShopper()
    await shopper.put('/api/favorites/products/milk', {})
    const favorites = [
      { type: 'product', id: 'eggs', dateAdded: '2026-03-01T08:00:00Z' },
      { type: 'product', id: 'eggs', dateAdded: '2026-02-01T08:00:00Z' },
      { type: 'product', id: 'milk', dateAdded: '2026-01-01T08:00:00Z' },
      { type: 'meal', id: 'Barley Stew', dateAdded: '2026-04-01T08:00:00+02:00' },
      { type: 'meal', id: 'Unknown Stew' },
      { type: 'product', id: 'Barley Stew' },
    ]
    await shopper.merge(favorites)
    const { body } = await shopper.merge(favorites)
    expect(ids(body)).toEqual(['milk', 'Barley Stew', 'eggs'])
    expect(body[1].dateAdded).toBe('2026-04-01T06:00:00.000Z')
  })

  it('were added today at the latest, whatever the browser says', async () => {
    const shopper = await newShopper()
    const { body } = await shopper.merge([
      { type: 'product', id: 'milk', dateAdded: '2999-01-01T00:00:00Z' },
    ])
    expect(Date.parse(body[0].dateAdded)).toBeLessThanOrEqual(Date.now() + 1000)
  })

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'])(
    'may come from a device whose clock is as wrong as %s',
    async dateAdded => {
      const shopper = await newShopper()
      const { status } = await shopper.merge([{ type: 'product', id: 'milk', dateAdded }])
      expect(status).toBe(200)
      expect(await shopper.ids()).toEqual(['milk'])
    },
  )

  it('bring back to its place what was removed by mistake', async () => {
    const shopper = await newShopper()
    const { body } = await shopper.put('/api/favorites/products/milk', {})
    await shopper.put('/api/favorites/products/eggs', {})
    await shopper.remove('product', 'milk')
    await shopper.merge([{ type: 'product', id: 'milk', dateAdded: body[0].dateAdded }])
    expect(await shopper.ids()).toEqual(['eggs', 'milk'])
  })

  it('are refused when they are none', async () => {
    const shopper = await newShopper()
    for (const wrong of [{ type: 'list', id: 'x' }, { type: 'meal', id: '' }, { id: 'milk' }]) {
      expect((await shopper.merge([wrong])).status).toBe(400)
    }
    const tooMany = Array.from({ length: maxFavorites + 1 }, () => ({ type: 'meal', id: 'x' }))
    expect((await shopper.merge(tooMany)).status).toBe(400)
  })
})

it('an account is full at its limit, also for what a browser brings', async () => {
  const shopper = await newShopper()
  const favorites = Array.from({ length: maxFavorites }, (_, i) => ({
    type: 'product',
    id: `p${i}`,
  }))
  expect((await shopper.merge(favorites)).body).toHaveLength(maxFavorites)
  for (const path of ['products/milk', 'meals/barley-stew']) {
    const { status, body } = await shopper.put(`/api/favorites/${path}`, {})
    expect([status, body.code]).toEqual([422, 'TOO_MANY_FAVORITES'])
  }
  expect((await shopper.merge([{ type: 'product', id: 'milk' }])).body).toHaveLength(maxFavorites)
  expect((await shopper.put('/api/favorites/products/p3', {})).status).toBe(200)
})

it('a product that is no longer sold, and a meal that has left the cookbook, stay', async () => {
  const shopper = await newShopper()
  await shopper.put('/api/favorites/products/eggs', {})
  await shopper.put('/api/favorites/products/milk', {})
  await shopper.put('/api/favorites/meals/pea-soup', {})
  await replaceCatalogue(shop.database, [{ ...milk, priceCents: 399 }])
  const { body } = await shopper.get('/api/favorites')
  expect(body[1].data).toMatchObject({ id: 'milk', priceCents: 399, isRetired: false })
  expect(body[2].data).toMatchObject({ id: 'eggs', isRetired: true })
  await shopper.remove('product', 'eggs')
  expect(ids((await shopper.put('/api/favorites/products/eggs', {})).body)).toContain('eggs')
  await replaceCatalogue(shop.database, shelf)
})
