import { staples } from '@aisleway/core/meals/basket/staples'
import type { CookbookPage } from '@aisleway/core/meals/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type openTestApp, productRow } from '../../../testing/test-app.ts'
import { ingredient, mealRow, openMealApp } from '../../../testing/test-meals.ts'

const soup = mealRow({
  slug: 'carrot-soup',
  name: 'Carrot Soup',
  mealTypes: ['lunch', 'dinner'],
  diets: ['plant_based'],
  calories: 300,
  prepMinutes: 5,
  cookMinutes: 20,
  ingredients: [ingredient({ food: 'carrot' }), ingredient({ food: 'salt', grams: 3 })],
})
const stew = mealRow({
  slug: 'winter-stew',
  name: 'Winter Stew',
  calories: 700,
  prepMinutes: 30,
  cookMinutes: 90,
  ingredients: [
    ingredient({ food: 'beef', name: 'beef chuck', grams: 900 }),
    ingredient({ food: 'carrot' }),
  ],
})
const many = Array.from({ length: 13 }, (_, i) =>
  mealRow({
    slug: `porridge-${i}`,
    name: `Porridge ${String(i).padStart(2, '0')}`,
    mealTypes: ['breakfast'],
    ingredients: [ingredient({ food: 'oats' })],
  }),
)

let shop: Awaited<ReturnType<typeof openTestApp>>
let shopper: ReturnType<typeof openBrowser>
beforeAll(async () => {
  shop = await openMealApp({
    products: [
      productRow({ id: 'carrots', name: 'Carrots', priceCents: 200 }),
      productRow({ id: 'beef', name: 'Beef Chuck', priceCents: 800 }),
      productRow({ id: 'oats', name: 'Rolled Oats', priceCents: 100 }),
      productRow({ id: 'salt', name: 'Salt', priceCents: 400 }),
    ],
    meals: [soup, stew, ...many],
    links: [
      { food: 'carrot', productId: 'carrots' },
      { food: 'beef', productId: 'beef' },
      { food: 'oats', productId: 'oats' },
      { food: 'salt', productId: 'salt' },
    ],
  })
  shopper = openBrowser(shop.app)
  await shopper.signUp('cook@example.com')
})
afterAll(() => shop.close())

async function search(query: string): Promise<CookbookPage> {
  const { status, body } = await shopper.get(`/api/meals/search?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const names = async (query: string) => (await search(query)).meals.map(({ meal }) => meal.name)

describe('the cookbook', () => {
  it('is searched by a word of the name, or by a food', async () => {
    expect(await names('text=winter&sort=best')).toEqual(['Winter Stew'])
    expect(await names('text=beef&sort=best')).toEqual(['Winter Stew'])
    expect(await names('text=carrots&sort=best')).toEqual(['Carrot Soup', 'Winter Stew'])
  })

  it('is narrowed by type, diet, minutes, price and calories, together with a text', async () => {
    expect(await names('mealType=lunch')).toEqual(['Carrot Soup'])
    expect(await names('diet=plant_based')).toEqual(['Carrot Soup'])
    expect(await names('mealType=dinner&maxMinutes=25')).toEqual(['Carrot Soup'])
    expect(await names('text=carrot&maxCalories=300&sort=best')).toEqual(['Carrot Soup'])
    // Two packages of beef and one of carrots: $18.00 for four.
    expect(await names('mealType=dinner&budgetCents=449')).toEqual(['Carrot Soup'])
    expect(await names('mealType=dinner&budgetCents=450')).toEqual(['Carrot Soup', 'Winter Stew'])
  })

  it('comes in pages, each meal once', async () => {
    const first = await search('mealType=breakfast')
    const second = await search('mealType=breakfast&page=2')
    expect([first.total, first.pageCount, first.meals.length]).toEqual([13, 2, 12])
    expect(second.meals.map(({ meal }) => meal.name)).toEqual(['Porridge 12'])
    expect((await search('page=99')).meals).toEqual([])
  })

  it('answers whole meals, as their pages do', async () => {
    const [found] = (await search('text=winter')).meals
    expect(found?.meal).toEqual((await shopper.get('/api/meals/winter-stew')).body)
  })
})

describe('what is at home', () => {
  it('finds the meals that use it, those first for which the least is missing', async () => {
    const { meals } = await search('foods=carrot&sort=missing')
    expect(meals.map(({ meal, missing }) => [meal.name, missing])).toEqual([
      ['Carrot Soup', 0],
      ['Winter Stew', 1],
    ])
  })

  it('counts a staple as missing once the shopper said to lack it', async () => {
    const without = staples.filter(staple => staple !== 'salt')
    await shopper.put('/api/staples-at-home', { staples: without })
    expect((await search('text=carrot+soup&foods=carrot')).meals[0]?.missing).toBe(1)
    expect(await names('diet=plant_based&budgetCents=149')).toEqual([])
    expect(await names('diet=plant_based&budgetCents=150')).toEqual(['Carrot Soup'])
  })

  it('is told by names of foods, of which a part is enough', async () => {
    expect((await shopper.get('/api/foods?text=bee')).body).toEqual([
      { food: 'beef', name: 'beef chuck' },
    ])
    expect((await shopper.get('/api/foods?text=')).body).toEqual([])
    expect((await shopper.get('/api/foods/names?foods=beef,moon')).body).toEqual([
      { food: 'beef', name: 'beef chuck' },
    ])
  })
})
