import { randomUUID } from 'node:crypto'
import type { Meal } from '@aisleway/core/meals/meal'
import { emptyRecipe, recipeLimits } from '@aisleway/core/recipes/recipe'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestLimits } from '../../../limits/request-limits.ts'
import { openBrowser, openTestApp, productRow } from '../../../testing/test-app.ts'
import { ingredient, mealRow, openMealApp } from '../../../testing/test-meals.ts'
import { replaceCatalogue } from '../../catalogue/exchange/replace-catalogue.ts'
import { recipes } from '../tables.ts'

const drawn = '/pictures/meals/carrot-soup.svg'

let shop: Awaited<ReturnType<typeof openTestApp>>
let mara: ReturnType<typeof openBrowser>
let ben: ReturnType<typeof openBrowser>
let count = 0

beforeAll(async () => {
  shop = await openMealApp({
    products: [
      productRow({ id: 'carrots', name: 'Carrots', priceCents: 200, department: 'Produce' }),
      productRow({ id: 'butter', name: 'Unsalted Butter', priceCents: 500 }),
      productRow({ id: 'broth', name: 'Chicken Broth', priceCents: 249, weightQuantity: '32 oz' }),
      productRow({ id: 'harissa', name: 'Harissa Paste', priceCents: 450, weightQuantity: '4 oz' }),
    ],
    meals: [
      mealRow({
        slug: 'carrot-soup',
        name: 'Carrot Soup',
        imageUrl: drawn,
        ingredients: [
          ingredient({ food: 'carrot' }),
          ingredient({ food: 'butter unsalted', name: 'unsalted butter' }),
        ],
      }),
    ],
    links: [
      { food: 'carrot', productId: 'carrots' },
      { food: 'butter unsalted', productId: 'butter' },
    ],
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  count += 1
  mara = openBrowser(shop.app)
  ben = openBrowser(shop.app)
  await mara.signUp(`mara-${count}@example.com`)
  await ben.signUp(`ben-${count}@example.com`)
})

const lines = (...texts: string[]) => texts.map(text => ({ text, isBought: true }))
const glazed = {
  ...emptyRecipe,
  name: 'Glazed Carrots',
  servings: 2,
  cookMinutes: 20,
  mealTypes: ['dinner'],
  lines: lines('1 lb carrots, sliced', '2 tbsp unsalted butter', 'Salt to taste'),
  steps: ['Boil the carrots.', 'Add the butter.'],
}

async function write(browser = mara, recipe: object = glazed) {
  const id = randomUUID()
  const { status, body } = await browser.put(`/api/recipes/${id}`, recipe)
  expect(status, JSON.stringify(body)).toBe(200)
  return id
}
const readMeal = async (id: string, browser = mara): Promise<Meal> =>
  (await browser.get(`/api/meals/own_${id}`)).body

describe('a recipe of a shopper', () => {
  it('is a meal with products, price and figures', async () => {
    const meal = await readMeal(await write())
    expect(meal).toMatchObject({
      name: 'Glazed Carrots',
      servings: 2,
      mealTypes: ['dinner'],
      steps: ['Boil the carrots.', 'Add the butter.'],
      ingredients: [
        { food: 'carrot', amount: 1, measure: 'lb', grams: 453.6, product: { id: 'carrots' } },
        { food: 'butter unsalted', amount: 2, measure: 'tbsp', product: { id: 'butter' } },
        { food: 'salt', amount: null, isPantry: true },
      ],
      recipe: { isMine: true },
    })
    // Per serving 226.8 g of carrots at 41 kcal and 14.2 g of butter at 717.
    expect(Math.abs((meal.calories ?? 0) - 195)).toBeLessThan(6)
    expect(meal.nutrition.sodium).toBeNull()
  })

  it('goes into the cart like any other', async () => {
    const id = await write()
    const answer = await mara.post(`/api/meals/own_${id}/cart`, {
      servings: 4,
      lines: [{ food: 'carrot', productId: 'carrots', packages: 2, isDefault: true }],
    })
    expect(answer.body).toEqual({ added: 2 })
    expect((await mara.get('/api/cart')).body.items).toMatchObject([
      { product: { id: 'carrots' }, quantity: 2 },
    ])
  })

  it('is a favorite of its own, though it is called as a meal of the store', async () => {
    const id = await write(mara, { ...glazed, name: 'Carrot Soup' })
    await mara.put('/api/favorites/meals/carrot-soup', {})
    const { body } = await mara.put(`/api/favorites/meals/own_${id}`, {})
    expect(body.map((one: { id: string }) => one.id).sort()).toEqual(['Carrot Soup', `own_${id}`])
  })

  it('is found among the shopper’s own in the cookbook, by name, food and filter', async () => {
    await write()
    await write(mara, { ...glazed, name: 'Quick Salad', cookMinutes: 5, lines: lines('1 leek') })
    const names = async (query: string) =>
      (await mara.get(`/api/meals/search?whose=mine&${query}`)).body.meals.map(
        ({ meal }: { meal: Meal }) => meal.name,
      )
    expect(await names('')).toEqual(['Glazed Carrots', 'Quick Salad'])
    expect(await names('text=carrot')).toEqual(['Glazed Carrots'])
    expect(await names('text=leek')).toEqual(['Quick Salad'])
    expect(await names('maxMinutes=10')).toEqual(['Quick Salad'])
    expect((await mara.get('/api/meals/search')).body.total).toBe(1)
  })

  it('has no figures where one food is unknown, but those that its page told', async () => {
    const odd = { ...glazed, lines: lines('1 lb carrots', '3 stars moon dust') }
    expect(await readMeal(await write(mara, odd))).toMatchObject({ calories: null, diets: [] })
    const told = await readMeal(await write(mara, { ...odd, calories: 320 }))
    expect(told).toMatchObject({ calories: 320, nutrition: { calories: 320, fat: null } })
  })

  it('is changed and deleted, and comes back when it is saved once more', async () => {
    const id = await write()
    await mara.put(`/api/recipes/${id}`, { ...glazed, name: 'Other' })
    expect((await readMeal(id)).name).toBe('Other')
    const { body: kept } = await mara.get(`/api/recipes/${id}`)
    expect((await mara.delete(`/api/recipes/${id}`)).status).toBe(200)
    expect((await mara.get(`/api/meals/own_${id}`)).status).toBe(404)
    expect((await mara.delete(`/api/recipes/${id}`)).status).toBe(404)
    expect((await mara.put(`/api/recipes/${id}`, kept)).status).toBe(200)
    expect((await readMeal(id)).name).toBe('Other')
  })

  it('has what two devices changed of it in turns', async () => {
    const id = await write()
    await mara.patch(`/api/recipes/${id}`, { note: 'Less butter', cookMinutes: null })
    await mara.patch(`/api/recipes/${id}`, { lines: lines('2 lb carrots', 'Salt and pepper') })
    const { body } = await mara.get(`/api/recipes/${id}`)
    expect(body).toMatchObject({
      ...glazed,
      note: 'Less butter',
      cookMinutes: null,
      lines: [
        { text: '2 lb carrots', match: { kind: 'food', food: 'carrot' } },
        { text: 'Salt' },
        { text: 'pepper' },
      ],
    })
    expect((await mara.patch(`/api/recipes/${id}`, {})).body).toEqual(body)
    expect((await mara.patch(`/api/recipes/${id}`, { name: ' ' })).status).toBe(400)
    expect((await mara.patch(`/api/recipes/${randomUUID()}`, { name: 'New' })).status).toBe(404)
  })
})

describe('the copy of the recipes for a device', () => {
  it('has all of them as meals, and is sent again only after a change', async () => {
    const ids = [await write(), await write(mara, { ...glazed, name: 'Honey Carrots' })]
    await write(ben)
    const { body: first } = await mara.get('/api/recipes/copy')
    expect(first.meals).toEqual([await readMeal(ids[1]!), await readMeal(ids[0]!)])

    const again = await mara.get(`/api/recipes/copy?known=${first.version}`)
    expect(again.body).toEqual({ version: first.version, meals: null })

    await mara.patch(`/api/recipes/${ids[0]}`, { name: 'Plain Carrots' })
    const { body: next } = await mara.get(`/api/recipes/copy?known=${first.version}`)
    expect(next.meals.map((meal: Meal) => meal.name)).toEqual(['Honey Carrots', 'Plain Carrots'])
  })
})

describe('what serves as a line', () => {
  const preview = async (recipe: object) => (await mara.post('/api/recipes/preview', recipe)).body

  it('is a food that the cookbook knows, else a product, else nothing', async () => {
    const { lines: found } = await preview({
      ...glazed,
      lines: lines('2 carrots', '1 tbsp harissa paste', '1 jar moon dust'),
    })
    expect(found).toMatchObject([
      { match: { kind: 'food', food: 'carrot' }, label: 'carrot', product: { id: 'carrots' } },
      { match: { kind: 'product', productId: 'harissa' }, product: { id: 'harissa' } },
      { match: null, label: null, product: null },
    ])
  })

  it('is a product where the food is known but nothing is linked to it, and the meal has its price', async () => {
    const id = await write(mara, { ...glazed, lines: lines('2 cups chicken stock') })
    const { ingredients } = await readMeal(id)
    expect(ingredients).toMatchObject([
      { food: 'product:broth', product: { id: 'broth', priceCents: 249 } },
    ])
  })

  it('can be corrected line by line, or not be bought', async () => {
    const corrected = {
      ...glazed,
      lines: [
        { text: '2 roots', match: { kind: 'food', food: 'carrot' }, isBought: true },
        { text: '4 oz paste', match: { kind: 'product', productId: 'harissa' }, isBought: true },
        { text: '1 lb carrots from the garden', match: null, isBought: false },
      ],
    }
    const { ingredients } = await readMeal(await write(mara, corrected))
    expect(ingredients).toMatchObject([
      { food: 'carrot', name: 'carrot', product: { id: 'carrots' } },
      { food: 'product:harissa', grams: 113.4, packageGrams: 113.4, product: { id: 'harissa' } },
      { isPantry: true, product: null },
    ])
    const swaps = await mara.get('/api/foods/product:harissa/products?grams=100')
    expect(swaps.body).toMatchObject([{ product: { id: 'harissa' }, packages: 1 }])
  })

  it('suggests the pictures of similar meals, and stores nothing', async () => {
    expect((await preview(glazed)).pictures).toEqual([drawn])
    const { body } = await mara.get('/api/meals/search?whose=mine')
    expect(body.total).toBe(0)
    expect((await readMeal(await write(mara, { ...glazed, imageUrl: drawn }))).imageUrl).toBe(drawn)
  })
})

describe('a recipe of somebody else', () => {
  it('is not there: not to be read, bought, kept, changed, shared or deleted', async () => {
    const id = await write()
    const answers = await Promise.all([
      ben.get(`/api/recipes/${id}`),
      ben.get(`/api/meals/own_${id}`),
      ben.put(`/api/favorites/meals/own_${id}`, {}),
      ben.put(`/api/recipes/${id}`, { ...glazed, name: 'Mine' }),
      ben.patch(`/api/recipes/${id}`, { name: 'Mine' }),
      ben.put(`/api/recipes/${id}/sharing`, { isShared: true }),
      ben.delete(`/api/recipes/${id}`),
      ben.get('/api/meals/own_not-an-id'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404))
    expect((await readMeal(id)).name).toBe('Glazed Carrots')
    expect((await ben.get('/api/meals/search?whose=mine')).body.total).toBe(0)
  })
})

describe('limits', () => {
  it.each([
    ['no name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(121) }],
    ['too many lines', { lines: lines(...Array(61).fill('1 egg')) }],
    ['a step that is too long', { steps: ['x'.repeat(1501)] }],
    ['no servings', { servings: 0 }],
    ['a picture from elsewhere', { imageUrl: 'https://photos.example/soup.jpg' }],
    ['a source that is no page', { sourceUrl: 'javascript:alert(1)' }],
  ])('%s is refused', async (_, change) => {
    const { status } = await mara.put(`/api/recipes/${randomUUID()}`, { ...glazed, ...change })
    expect(status).toBe(400)
  })

  it('an account holds 200, and may still change each', async () => {
    const id = await write()
    const { id: userId } = (await mara.get('/api/session')).body.user
    const now = new Date()
    await shop.database.queries.insert(recipes).values(
      Array.from({ length: recipeLimits.recipes - 1 }, () => ({
        id: randomUUID(),
        userId,
        recipe: { ...emptyRecipe, name: 'Rice' },
        createdAt: now,
        updatedAt: now,
      })),
    )
    const { body } = await mara.put(`/api/recipes/${randomUUID()}`, glazed)
    expect(body.code).toBe('TOO_MANY_RECIPES')
    expect((await mara.put(`/api/recipes/${id}`, glazed)).status).toBe(200)
    expect((await mara.get('/api/recipes')).body).toHaveLength(recipeLimits.recipes)
  })
})

it('the download of an account has its recipes, and deleting it erases them', async () => {
  const id = await write()
  const { body } = await mara.get('/api/account/data')
  expect(JSON.stringify(body)).toContain('Glazed Carrots')
  await mara.post('/api/account/deletion', { password: 'sesame seeds' })
  const left = await shop.database.queries.select().from(recipes)
  expect(left.map(row => row.id)).not.toContain(id)
})

describe('importing', () => {
  const page = (recipe: object) =>
    `<html><script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...recipe })}</script></html>`

  it('reads a page’s source into drafts, and stores nothing', async () => {
    const text = page({
      name: 'Soup <b>of</b> the day',
      recipeYield: 'Makes 6',
      recipeIngredient: ['2 carrots'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil.' }],
      image: 'https://tracker.example/pixel.gif',
      nutrition: { calories: '180 kcal' },
    })
    const { body } = await mara.post('/api/recipes/import', { text })
    expect(body).toEqual([
      {
        ...emptyRecipe,
        name: 'Soup of the day',
        servings: 6,
        lines: [{ text: '2 carrots', isBought: true }],
        steps: ['Boil.'],
        calories: 180,
      },
    ])
    expect((await mara.get('/api/recipes')).body).toEqual([])
  })

  it('cuts what is too long for a recipe, so that the draft can be saved', async () => {
    const text = page({
      name: 'x'.repeat(500),
      recipeYield: '2000',
      recipeIngredient: Array(90).fill(`1 ${'y'.repeat(400)}`),
      recipeInstructions: Array(90).fill('z'.repeat(1900)),
    })
    const { body } = await mara.post('/api/recipes/import', { text })
    expect((await mara.put(`/api/recipes/${randomUUID()}`, body[0])).status).toBe(200)
  })

  it('takes the source of a long page, which no other route does', async () => {
    const text = `${page({ name: 'Pie', recipeIngredient: ['1 egg'] })}${'<p>More.</p>'.repeat(60_000)}`
    expect((await mara.post('/api/recipes/import', { text })).body).toMatchObject([{ name: 'Pie' }])
    expect((await mara.post('/api/waitlist', { email: text })).status).toBe(413)
    const longer = await mara.post('/api/recipes/import', { text: text.repeat(6) })
    expect(longer.status).toBe(413)
  })

  it('says where there is no recipe', async () => {
    const { body } = await mara.post('/api/recipes/import', { text: '<p>Hello</p>' })
    expect(body.code).toBe('NO_RECIPE_FOUND')
  })
})

describe('importing by address', () => {
  const soup = {
    source:
      '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["2 carrots"]}</script>',
    address: 'https://soup.example/carrot',
  }
  const openWith = (page: typeof soup | undefined, given = {}) =>
    openTestApp([], { fetchRecipePage: async () => page, ...given })

  it('reads the page that the server fetches, and keeps where it is from', async () => {
    const fetching = await openWith(soup)
    const shopper = openBrowser(fetching.app)
    await shopper.signUp('fetch@example.com')
    expect((await shopper.get('/api/config')).body.fetchesRecipes).toBe(true)
    const { body } = await shopper.post('/api/recipes/import-page', { address: 'soup.example' })
    expect(body).toMatchObject([{ name: 'Soup', sourceUrl: 'https://soup.example/carrot' }])
    const saved = await shopper.put(`/api/recipes/${randomUUID()}`, body[0])
    expect(saved.status).toBe(200)
    await fetching.close()
  })

  it('says that a page cannot be fetched or has no recipe, and is not there unless it is allowed', async () => {
    const few = { ...requestLimits, recipeFetch: { most: 2, windowSeconds: 60 } }
    const refusing = await openWith(undefined, { requestLimits: few })
    const shopper = openBrowser(refusing.app)
    await shopper.signUp('fetch@example.com')
    const ask = () => shopper.post('/api/recipes/import-page', { address: 'http://127.0.0.1/' })
    expect((await ask()).body.code).toBe('ADDRESS_REFUSED')
    await ask()
    expect((await ask()).status).toBe(429)
    await refusing.close()
    expect((await mara.get('/api/config')).body.fetchesRecipes).toBe(false)
    const { body } = await mara.post('/api/recipes/import-page', { address: soup.address })
    expect(body.code).toBe('NOT_FOUND')
  })
})

describe('a new price', () => {
  it('is in the next copy for a device', async () => {
    await write()
    const { body: first } = await mara.get('/api/recipes/copy')
    await replaceCatalogue(shop.database, [
      productRow({ id: 'carrots', name: 'Carrots', priceCents: 150, department: 'Produce' }),
    ])
    await vi.waitFor(async () => {
      const { body: next } = await mara.get(`/api/recipes/copy?known=${first.version}`)
      expect(next.meals?.[0].ingredients[0].product).toMatchObject({ priceCents: 150 })
    })
  })
})
