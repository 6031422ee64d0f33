import type { PlanEvent, PricedPlan } from '@aisleway/core/plan/planned'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, productRow } from '../../testing/test-app.ts'
import { ingredient, mealRow, openMealApp } from '../../testing/test-meals.ts'

const products = [
  productRow({ id: 'spinach', name: 'Spinach, 1 lb', weightQuantity: '1 lb', priceCents: 400 }),
  productRow({ id: 'rice', name: 'Rice, 2 lb', weightQuantity: '2 lb', priceCents: 300 }),
  productRow({ id: 'beef', name: 'Beef, 1 lb', weightQuantity: '1 lb', priceCents: 900 }),
  productRow({ id: 'peanuts', name: 'Peanuts, 8 oz', weightQuantity: '8 oz', priceCents: 250 }),
]
const food = (name: string, grams: number) => ingredient({ food: name, grams })
const meals = [
  mealRow({ slug: 'greens', name: 'Greens', ingredients: [food('spinach', 226)] }),
  mealRow({
    slug: 'green-rice',
    name: 'Green Rice',
    ingredients: [food('spinach', 226), food('rice', 400)],
  }),
  mealRow({
    slug: 'beef-bowl',
    name: 'Beef Bowl',
    ingredients: [food('beef', 400), food('rice', 400)],
  }),
  mealRow({
    slug: 'nutty-rice',
    name: 'Nutty Rice',
    ingredients: [food('peanuts', 200), food('rice', 400)],
  }),
]

let shop: Awaited<ReturnType<typeof openMealApp>>
let mara: ReturnType<typeof openBrowser>
beforeAll(async () => {
  const links = products.map(({ id }) => ({ food: id, productId: id }))
  shop = await openMealApp({ products, meals, links })
  mara = openBrowser(shop.app)
  await mara.signUp('mara@example.com')
})
afterAll(() => shop.close())

const person = { id: 'mara', name: 'Mara', portion: 2, diets: [], avoids: [], dislikes: [] }
const settings = {
  firstDay: '2026-11-23',
  days: 2,
  mealTypes: ['dinner'],
  people: [person, { ...person, id: 'ben', name: 'Ben' }],
  budgetCents: null,
  daysBetweenRepeats: 2,
  maxPerMainFood: null,
  maxMinutes: {},
  dailyBands: {},
  prefersFavorites: false,
}

async function solve(given: object = {}) {
  const { body } = await mara.post('/api/plans/solve', { settings, seed: 1, ...given })
  return eventsIn(body)
}

function eventsIn(body: string): PlanEvent[] {
  return [...body.matchAll(/^data: (.+)$/gm)]
    .map(([, data]) => JSON.parse(data!))
    .filter(event => event?.kind)
}

describe('a plan', () => {
  it('is the cheapest one in whole packages, and says why', async () => {
    const planned = (await solve()).find(({ kind }) => kind === 'planned')
    if (planned?.kind !== 'planned') throw new Error('No plan')
    expect(Object.values(planned.plan.meals).sort()).toEqual(['green-rice', 'greens'])
    expect(planned.plan.priced.cents).toBe(400 + 300)
  })
})

describe('the price of a plan', () => {
  it('is that of the packages for all meals together', async () => {
    const slots = {
      '2026-11-23-dinner': { kind: 'meal', slug: 'greens', isLocked: false },
      '2026-11-24-dinner': { kind: 'meal', slug: 'green-rice', isLocked: false },
    }
    const { body } = await mara.post('/api/plans/price', { settings, slots })
    const priced = body as PricedPlan
    expect(priced.cents).toBe(700)
    expect(priced.slots['2026-11-24-dinner']).toMatchObject({
      cents: 300,
      reasons: [{ kind: 'uses_rest', food: 'spinach', of: '2026-11-23-dinner' }],
    })
  })
})
