import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutritionLookup } from '../../../startup/nutrition-lookup.ts'
import {
  openBrowser,
  type openTestApp,
  operatorToken,
  productRow,
} from '../../../testing/test-app.ts'
import { mealRow, openMealApp } from '../../../testing/test-meals.ts'
import { meals } from '../tables.ts'
import { foodFinder } from './find-food.ts'
import type { RecipeReport } from './import-recipes.ts'

const carrotSoup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Carrot &amp; Ginger Soup',
  recipeCategory: ['Soup', 'Main Course'],
  recipeYield: ['6', '6 servings'],
  prepTime: 'PT15M',
  cookTime: 'P0DT1H5M',
  image: [{ '@type': 'ImageObject', url: 'https://photos.example/soup.jpg' }],
  recipeIngredient: [
    '2 lb carrots, peeled',
    '1 tbsp fresh ginger',
    'Salt to taste',
    '3 stars moon dust',
  ],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      itemListElement: [{ '@type': 'HowToStep', text: '<b>Boil</b> the carrots.' }],
    },
    { '@type': 'HowToStep', text: 'Purée.' },
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '180 calories', sodiumContent: '0.4 g' },
}
const fromTheLarder = {
  '@type': ['Recipe'],
  name: 'Buttered Carrots',
  recipeYield: 2,
  recipeIngredient: ['1 lb carrots', '1 tablespoon unsalted butter', '½ cup water'],
  recipeInstructions: 'Boil the carrots.\nAdd the butter.',
}

let shop: Awaited<ReturnType<typeof openTestApp>>
let shopper: ReturnType<typeof openBrowser>
beforeAll(async () => {
  shop = await openMealApp({
    products: [
      productRow({ id: 'carrots', name: 'Carrots', weightQuantity: '2 lb', department: 'Produce' }),
      productRow({ id: 'salt', name: 'Sea Salt' }),
    ],
    meals: [mealRow({ slug: 'house-stew', name: 'House Stew' })],
    links: [],
  })
  shopper = openBrowser(shop.app)
  await shopper.signUp('cook@example.com')
})
afterAll(() => shop.close())

async function importText(body: string): Promise<RecipeReport> {
  const response = await shop.app.request('http://shop.test/api/operator/meals', {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}` },
    body,
  })
  return response.json()
}
const importRecipe = (recipe: unknown) => importText(JSON.stringify(recipe))
async function read(slug: string) {
  const answer = () => shopper.get(`/api/meals/${slug}`)
  await expect.poll(async () => (await answer()).status, { timeout: 10_000 }).toBe(200)
  return (await answer()).body
}

describe('a recipe', () => {
  it('becomes a meal with products of this store, and every line without one is told', async () => {
    expect(await importRecipe(carrotSoup)).toEqual({
      type: 'done',
      added: ['Carrot & Ginger Soup'],
      updated: [],
      refused: [],
      unmatched: [
        { meal: 'Carrot & Ginger Soup', line: '1 tbsp fresh ginger' },
        { meal: 'Carrot & Ginger Soup', line: '3 stars moon dust' },
      ],
    })
    expect(await read('carrot-ginger-soup')).toMatchObject({
      mealTypes: ['lunch', 'dinner'],
      calories: 180,
      servings: 6,
      prepMinutes: 15,
      cookMinutes: 65,
      nutrition: { calories: 180, sodium: 400, fat: null },
      diets: [],
      imageUrl: 'https://photos.example/soup.jpg',
      steps: ['Boil the carrots.', 'Purée.'],
      ingredients: [
        { food: 'carrot', amount: 2, measure: 'lb', grams: 907.2, product: { id: 'carrots' } },
        { food: 'ginger', product: null },
        { food: 'salt', amount: null, grams: null, product: { id: 'salt' } },
        { name: 'stars moon dust', amount: 3, product: null },
      ],
    })
  })

  it('without figures gets those of its foods, where all are known', async () => {
    expect(await importRecipe([fromTheLarder])).toMatchObject({ added: ['Buttered Carrots'] })
    const meal = await read('buttered-carrots')
    expect(meal).toMatchObject({ servings: 2, steps: ['Boil the carrots.', 'Add the butter.'] })
    expect(meal).toMatchObject({ prepMinutes: null, cookMinutes: null })
    // 226.8 g of carrots at 41 kcal and 7.1 g of butter at 717.
    expect(Math.abs(meal.calories - 144)).toBeLessThan(6)
  })

  it('is updated when it comes again', async () => {
    const again = { ...fromTheLarder, recipeYield: 3 }
    expect(await importRecipe({ '@graph': [{ '@type': 'WebPage' }, again] })).toMatchObject({
      added: [],
      updated: ['Buttered Carrots'],
    })
    await expect
      .poll(async () => (await shopper.get('/api/meals/buttered-carrots')).body.servings)
      .toBe(3)
  })

  it.each([
    ['calories', { ...carrotSoup, name: 'A', nutrition: undefined }],
    ['no name', { ...carrotSoup, name: '' }],
    ['no ingredients', { ...carrotSoup, name: 'B', recipeIngredient: [] }],
    ["the store's cookbook", { ...carrotSoup, name: 'House Stew' }],
  ])('is refused for its reason: %s', async (reason, recipe) => {
    const report = await importRecipe(recipe)
    expect(report).toMatchObject({ added: [], updated: [], refused: [{}] })
    expect(JSON.stringify(report)).toContain(reason)
  })

  it('that is refused keeps no other out', async () => {
    const other = { ...carrotSoup, name: 'Other Soup' }
    const report = await importRecipe([{ ...carrotSoup, name: '' }, other, other])
    expect(report).toMatchObject({ added: ['Other Soup'], refused: [{}, { name: 'Other Soup' }] })
  })

  it('with texts that are too long is cut between characters', async () => {
    const name = `${'Soup '.repeat(40).slice(0, 199)}🍲`
    const recipe = {
      ...carrotSoup,
      name,
      recipeIngredient: [`1 cup ${'x'.repeat(79)}🥕`],
      recipeInstructions: [`${'y'.repeat(1999)}🔥`],
    }
    expect(await importRecipe(recipe)).toMatchObject({ type: 'done', added: [name.slice(0, 199)] })
  })

  it('is found in a page', async () => {
    const page = `<!doctype html><script type="application/ld+json">${JSON.stringify({
      '@type': 'WebPage',
      mainEntity: { ...carrotSoup, name: 'Page Soup' },
    })}</script>`
    expect(await importText(page)).toMatchObject({ added: ['Page Soup'] })
  })
})

describe('a file', () => {
  it.each([
    ['', 'not valid JSON'],
    ['{"@type": "Recipe"', 'not valid JSON'],
    ['{"@type": "Person"}', 'no schema.org Recipe'],
    ['[]', 'no schema.org Recipe'],
    ['null', 'no schema.org Recipe'],
    ['<html></html>', 'no schema.org Recipe'],
    ['<script type="application/ld+json">{oops</script>', 'not valid JSON'],
  ])('without a recipe changes nothing: %s', async (text, reason) => {
    const count = () => shop.database.queries.$count(meals)
    const before = await count()
    const report = await importText(text)
    expect(report).toMatchObject({ type: 'failed' })
    expect(JSON.stringify(report)).toContain(reason)
    expect(await count()).toBe(before)
  })

  it('is taken from nobody without the token', async () => {
    const response = await shop.app.request('http://shop.test/api/operator/meals', {
      method: 'POST',
    })
    expect(response.status).toBe(401)
  })
})

it.each([
  ['large yellow onions', 'onion'],
  ['extra-virgin olive oil', 'olive oil'],
  ['kosher salt', 'salt'],
  ['freshly ground black pepper', 'black pepper'],
  ['fresh basil', 'basil fresh'],
  ['dried basil', 'basil dried'],
  ['boneless, skinless chicken breasts', 'chicken breast'],
  ['very ripe bananas', 'banana'],
  ['EVOO', 'olive oil'],
  ['aceite de oliva virgen extra', 'olive oil'],
  ['guisantes congelados', 'peas frozen'],
  ['pimiento verde', 'bell pepper green'],
  ['milk of choice', 'whole milk'],
  ['gluten free flour blend', undefined],
  ['cremini mushrooms', 'mushroom'],
  ['champiñones', 'mushroom'],
])('%s is known as %s', (name, food) => {
  expect(foodFinder(nutritionLookup.foods)(name)?.food).toBe(food)
})
