import { randomUUID } from 'node:crypto'
import type { ProductFacts } from '@aisleway/core/catalogue/facts/product-facts'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import { type Nutrition, nutrients } from '@aisleway/core/meals/recipe/nutrition'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import type { MealChoice, PlanEvent } from '@aisleway/core/plan/planned'
import { emptyRecipe } from '@aisleway/core/recipes/recipe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { operation } from '../../testing/shoppers/write-list.ts'
import { openBrowser, productRow } from '../../testing/test-app.ts'
import { ingredient, mealRow, openMealApp } from '../../testing/test-meals.ts'

const products = [
  productRow({ id: 'spinach', name: 'Spinach, 1 lb', weightQuantity: '1 lb', priceCents: 900 }),
  productRow({ id: 'carrots', name: 'Carrots, 1 lb', weightQuantity: '1 lb', priceCents: 200 }),
  productRow({ id: 'peanuts', name: 'Peanuts, 1 lb', weightQuantity: '1 lb', priceCents: 300 }),
  productRow({ id: 'jar', name: 'Satay Sauce', weightQuantity: '8 oz', priceCents: 100 }),
  productRow({ id: 'vodka', name: 'Vodka Sauce', weightQuantity: '8 oz', priceCents: 100 }),
]
const foods = ['spinach', 'carrot', 'peanuts']
const listed = foods.map(food => ingredient({ food }))

function madeOf(names: string[]): ProductFacts {
  const nutrition = Object.fromEntries(nutrients.map(({ name }) => [name, null])) as Nutrition
  const composition = { ingredients: names, nonPlantIngredients: [], servingGrams: 100 }
  return { ...composition, nutrition, isEstimate: false, reasons: [] }
}

let shop: Awaited<ReturnType<typeof openMealApp>>
let count = 0
beforeAll(async () => {
  shop = await openMealApp({
    products,
    meals: [
      mealRow({ slug: 'greens', name: 'Greens', ingredients: [ingredient({ food: 'spinach' })] }),
      // It makes the other foods known, and is not a dinner.
      mealRow({ slug: 'all', name: 'All', mealTypes: ['breakfast'], ingredients: listed }),
    ],
    links: foods.map((food, i) => ({ food, productId: products[i]!.id })),
    productFacts: ({ id }) => (id === 'vodka' ? madeOf(['tomatoes', 'parmesan']) : null),
  })
})
afterAll(() => shop.close())

async function shopper() {
  count += 1
  const browser = openBrowser(shop.app)
  await browser.signUp(`cook-${count}@example.com`)
  return browser
}
type Shopper = Awaited<ReturnType<typeof shopper>>

type Line = { text: string; match?: object; isBought?: boolean }

async function write(browser: Shopper, lines: Line[], given: object = {}): Promise<string> {
  const id = randomUUID()
  const recipe = {
    ...emptyRecipe,
    name: 'Grandma’s Stew',
    servings: 4,
    cookMinutes: 20,
    mealTypes: ['dinner'],
    lines: lines.map(line => ({ isBought: true, ...line })),
    ...given,
  }
  const { status, body } = await browser.put(`/api/recipes/${id}`, recipe)
  expect(status, JSON.stringify(body)).toBe(200)
  return `own_${id}`
}

const settings = aPlanSettings({ days: 1, daysBetweenRepeats: 0, prefersFavorites: false })
const [mara] = settings.people
const monday = '2026-11-23-dinner'

/** The planned meal and its cost; nothing if no meal fits. */
async function dinner(browser: Shopper, changed: object = {}, slots: object = {}) {
  const asked = { settings: { ...settings, ...changed }, slots, seed: 1 }
  const { body } = await browser.post('/api/plans/solve', asked)
  const events = [...String(body).matchAll(/^event: message\ndata: (.+)$/gm)].map(
    ([, data]): PlanEvent => JSON.parse(data!),
  )
  const last = events.at(-1)
  return last?.kind === 'planned' ? [last.plan.meals[monday], last.plan.priced.cents] : []
}

const carrots = { text: '1 lb carrots' }
const store = ['greens', 900]

describe('a recipe of the shopper’s own', () => {
  it('is planned where it costs least, with its price', async () => {
    const browser = await shopper()
    const slug = await write(browser, [carrots])
    expect(await dinner(browser)).toEqual([slug, 200])
    expect(await dinner(await shopper())).toEqual(store)
  })

  it('is shown in a plan with its name and price, and is offered for other slots', async () => {
    const browser = await shopper()
    const slug = await write(browser, [carrots])
    const slots = { [monday]: { kind: 'meal', slug, isLocked: true } }
    const priced = await browser.post('/api/plans/price', { settings, slots })
    expect(priced.body).toMatchObject({
      cents: 200,
      meals: { [slug]: { name: 'Grandma’s Stew', minutes: 20 } },
    })
    const others = await browser.post('/api/plans/alternatives', {
      settings,
      slots: { [monday]: { kind: 'meal', slug: 'greens', isLocked: true } },
      slot: monday,
    })
    expect(others.body).toMatchObject([{ slug, differenceCents: -700 } as Partial<MealChoice>])
  })

  it('is a main meal where it does not say which one', async () => {
    const browser = await shopper()
    const slug = await write(browser, [carrots], { mealTypes: [] })
    expect((await dinner(browser))[0]).toBe(slug)
    await browser.put(`/api/recipes/${slug.slice(4)}`, {
      ...emptyRecipe,
      name: 'Porridge',
      mealTypes: ['breakfast'],
      lines: [{ ...carrots, isBought: true }],
    })
    expect(await dinner(browser)).toEqual(store)
  })

  const satay = { kind: 'product', productId: 'jar' }
  const vodka = { kind: 'product', productId: 'vodka' }
  const noMilk = { avoids: ['milk'] }
  it.each<[string, Line[], object]>([
    ['the food that a line names', [{ text: '1 lb peanuts' }], { avoids: ['peanuts'] }],
    ['another food of a line', [{ text: '1 lb carrots and sesame seeds' }], { avoids: ['sesame'] }],
    ['the product of a line', [{ text: '3 tbsp sauce', match: satay }], { avoids: ['peanuts'] }],
    ['what the product of a line is made of', [{ text: '3 tbsp sauce', match: vodka }], noMilk],
    [
      'a line that is not known',
      [carrots, { text: 'moon dust', isBought: false }],
      { avoids: ['fish'] },
    ],
    ['a food that somebody dislikes', [carrots], { dislikes: ['carrot'] }],
    [
      'a disliked food for which a product was chosen',
      [{ text: '1 lb carrots', match: satay }],
      { dislikes: ['carrot'] },
    ],
    [
      'a product that serves as a disliked food',
      [{ text: '1 lb roots', match: { kind: 'product', productId: 'carrots' } }],
      { dislikes: ['carrot'] },
    ],
    [
      'a diet that its figures do not prove',
      [{ text: '3 tbsp sauce', match: satay }],
      { diets: ['plant_based'] },
    ],
  ])('is not planned against a constraint because of %s', async (_, lines, constraint) => {
    const browser = await shopper()
    const slug = await write(browser, lines)
    expect((await dinner(browser))[0]).toBe(slug)
    const people = [{ ...mara, ...constraint }]
    expect((await dinner(browser, { people }))[0]).not.toBe(slug)
    const slots = { [monday]: { kind: 'meal', slug, isLocked: true } }
    const asked = { settings: { ...settings, people }, slots }
    const { body } = await browser.post('/api/plans/price', asked)
    expect(body.slots[monday].breaks).toHaveLength(1)
  })

  it('keeps to minutes, and is not planned while a price is unknown', async () => {
    const browser = await shopper()
    const slug = await write(browser, [carrots])
    expect(await dinner(browser, { maxMinutes: { dinner: 20 } })).toEqual([slug, 200])
    await browser.delete(`/api/recipes/${slug.slice(4)}`)
    await write(browser, [carrots], { cookMinutes: null })
    await write(browser, [carrots, { text: '3 stars moon dust' }])
    await write(browser, [])
    const maxMinutes = { dinner: 60 }
    expect(await dinner(browser, { maxMinutes })).toEqual(store)
  })

  /** A plan shared by two, which contains the author's dinner. */
  async function sharedPlan(author: Shopper, reader: Shopper, slug: string) {
    const listId = randomUUID()
    await author.post('/api/lists', { id: listId, name: 'Our week', isPlan: true, from: [] })
    await shareList(author, listId, reader)
    const changes: ItemChange[] = [
      { itemId: 'plan-settings', kind: 'planSettings', settings },
      { itemId: `plan-${monday}`, kind: 'slot', slot: { kind: 'meal', slug, isLocked: true } },
    ]
    const operations = changes.map(({ itemId, ...change }) => operation(itemId, change))
    await author.post(`/api/lists/${listId}/operations`, { operations, since: 0 })
  }

  it('is planned by others with whom it is shared', async () => {
    const [author, reader] = [await shopper(), await shopper()]
    const slug = await write(author, [carrots])
    await sharedPlan(author, reader, slug)
    expect(await dinner(reader)).toEqual(store)
    await author.put(`/api/recipes/${slug.slice(4)}/sharing`, { isShared: true })
    expect(await dinner(reader)).toEqual([slug, 200])
  })

  it('has its name and price for everybody of a plan in which it stands, and is kept in it', async () => {
    const [author, reader, stranger] = [await shopper(), await shopper(), await shopper()]
    const slug = await write(author, [carrots])
    await sharedPlan(author, reader, slug)
    const slots = { [monday]: { kind: 'meal', slug, isLocked: false } }
    const asked = { settings, slots }
    const shown = { cents: 200, meals: { [slug]: { name: 'Grandma’s Stew', minutes: 20 } } }
    expect((await reader.post('/api/plans/price', asked)).body).toMatchObject(shown)
    expect((await stranger.post('/api/plans/price', asked)).body).toMatchObject({
      cents: 0,
      meals: {},
    })
    expect(await dinner(reader, {}, slots)).toEqual([slug, 200])
    expect(await dinner(stranger, {}, slots)).toEqual(store)
  })
})
