import type { MealChoice, PlanEvent, PricedPlan } from '@aisleway/core/plan/planned'
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
  mealRow({ slug: 'nuts', name: 'Nuts', ingredients: [food('peanuts', 220)] }),
  mealRow({
    slug: 'greens',
    name: 'Greens',
    nutrition: { ...mealRow({ slug: '' }).nutrition, protein: 31 },
    ingredients: [food('spinach', 226)],
  }),
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

async function solve(given: object = {}, browser = mara): Promise<PlanEvent[]> {
  const asked = { settings, seed: 1, ...given }
  const { status, headers, body } = await browser.post('/api/plans/solve', asked)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  return [...String(body).matchAll(/^event: message\ndata: (.+)$/gm)].map(([, data]) =>
    JSON.parse(data!),
  )
}

async function plan(given: object = {}, browser = mara) {
  const last = (await solve(given, browser)).at(-1)
  if (last?.kind !== 'planned') throw new Error(`No plan: ${JSON.stringify(last)}`)
  return last.plan
}

const dinner = (day: number) => `2026-11-${22 + day}-dinner` as const
const cooked = (slug: string, isLocked = false) => ({ kind: 'meal', slug, isLocked })

describe('a plan', () => {
  it('is the cheapest one in whole packages, and this is proven', async () => {
    const { meals: planned, priced, ...proof } = await plan()
    expect(Object.values(planned).sort()).toEqual(['greens', 'nuts'])
    expect(priced.cents).toBe(400 + 250)
    expect(proof).toEqual({ isProven: true, withinPercent: 0, isRepeatable: true })
  })

  it('is told while it is made, with the best so far', async () => {
    const [first] = await solve()
    expect(first).toMatchObject({ kind: 'progress', cents: 650 })
  })

  it('is the same for the same seed', async () => {
    expect(await plan({ seed: 7 })).toEqual(await plan({ seed: 7 }))
  })

  it('keeps a locked meal, and cooks nothing where somebody eats out', async () => {
    const slots = { [dinner(1)]: cooked('beef-bowl', true), [dinner(2)]: { kind: 'out' } }
    expect((await plan({ slots })).meals).toEqual({ [dinner(1)]: 'beef-bowl' })
  })

  it('does not bring a dish again too soon after the days before it', async () => {
    const slots = { [dinner(0)]: cooked('nuts') }
    expect((await plan({ slots })).meals).toEqual({ [dinner(1)]: 'greens', [dinner(2)]: 'nuts' })
    const kept = await plan({ slots: { ...slots, [dinner(1)]: cooked('nuts', true) } })
    expect(kept.priced.slots[dinner(1)]?.breaks).toEqual([{ kind: 'repeats' }])
  })

  it('replaces a meal that is not locked', async () => {
    const slots = { [dinner(1)]: cooked('beef-bowl'), [dinner(2)]: cooked('greens', true) }
    expect((await plan({ slots })).meals[dinner(1)]).toBe('nuts')
  })

  it('cooks so much that leftovers are there for later', async () => {
    const slots = {
      [dinner(1)]: cooked('greens', true),
      [dinner(2)]: { kind: 'leftovers', of: dinner(1) },
    }
    const { meals: planned, priced } = await plan({ slots })
    expect(planned).toEqual({ [dinner(1)]: 'greens' })
    expect(priced.slots[dinner(1)]?.servings).toBe(8)
    expect(priced.foods[0]?.products[0]?.packages).toBe(1)
  })

  it('prefers favorites where that is asked for', async () => {
    const browser = openBrowser(shop.app)
    await browser.signUp('favorites@example.com')
    await browser.put('/api/favorites/meals/greens', {})
    const atHome = { rice: 2000, spinach: 500 }
    const firstMeal = async (prefersFavorites: boolean) => {
      const given = { settings: { ...settings, days: 1, prefersFavorites }, atHome }
      return (await plan(given, browser)).meals[dinner(1)]
    }
    expect([await firstMeal(false), await firstMeal(true)]).toEqual(['green-rice', 'greens'])
  })

  it('keeps to what a day should hold, and tells the days that do not', async () => {
    const withProtein = (min: number) => {
      const dailyBands = { protein: { min, max: null } }
      return plan({ settings: { ...settings, days: 1, dailyBands } })
    }
    expect((await plan({ settings: { ...settings, days: 1 } })).meals[dinner(1)]).toBe('nuts')
    const enough = await withProtein(30)
    expect(enough.meals[dinner(1)]).toBe('greens')
    expect(enough.priced.days).toMatchObject([{ nutrition: { protein: 31 }, outside: [] }])
    const { priced } = await withProtein(40)
    expect(priced.days[0]?.outside).toEqual([{ nutrient: 'protein', side: 'below' }])
  })

  it('is refused to a visitor', async () => {
    const { status } = await openBrowser(shop.app).post('/api/plans/solve', {
      settings,
      seed: 1,
    })
    expect(status).toBe(401)
  })
})

describe('constraints that no plan fulfills', () => {
  const avoiding = {
    ...settings,
    days: 1,
    budgetCents: 350,
    people: [{ ...person, portion: 3, avoids: ['peanuts'] }],
  }

  it('are told, with what giving up each would cost', async () => {
    const last = (await solve({ settings: avoiding })).at(-1)
    expect(last).toEqual({
      kind: 'impossible',
      impossible: {
        isProven: true,
        ways: [
          {
            without: [{ kind: 'avoids', personId: 'mara', group: 'peanuts' }],
            meals: { [dinner(1)]: 'nuts' },
            cents: 250,
          },
          { without: [{ kind: 'budget' }], meals: { [dinner(1)]: 'greens' }, cents: 400 },
        ],
      },
    })
  })

  it('are told of locked meals that cost more than the budget', async () => {
    const slots = { [dinner(1)]: cooked('beef-bowl', true), [dinner(2)]: { kind: 'out' } }
    const last = (await solve({ settings: { ...settings, budgetCents: 500 }, slots })).at(-1)
    expect(last).toMatchObject({
      impossible: { isProven: true, ways: [{ without: [{ kind: 'budget' }], cents: 1200 }] },
    })
  })

  it('are told in pairs where one is not enough', async () => {
    const both = {
      ...avoiding,
      maxMinutes: { dinner: 20 },
      people: [{ ...person, avoids: ['peanuts'] }],
    }
    const last = (await solve({ settings: { ...both, budgetCents: 300 } })).at(-1)
    if (last?.kind !== 'impossible') throw new Error('It is possible')
    expect(
      last.impossible.ways.map(({ without, cents }) => [without.map(({ kind }) => kind), cents]),
    ).toEqual([
      [['minutes', 'avoids'], 250],
      [['budget', 'minutes'], 400],
    ])
  })
})

describe('several who plan', () => {
  it('wait for each other, and get the plan they would get alone', async () => {
    const shoppers = [1, 2, 3].map(() => openBrowser(shop.app))
    await Promise.all(shoppers.map((browser, i) => browser.signUp(`planner${i}@example.com`)))
    const alone = await plan()
    const told = await Promise.all(shoppers.map(browser => solve({}, browser)))
    expect(told.map(events => events.at(-1))).toEqual(
      Array(3).fill({ kind: 'planned', plan: alone }),
    )
    expect(told.flat().map(({ kind }) => kind)).toContain('queued')
  })

  it('do not wait for somebody who has left', async () => {
    const leaving = new AbortController()
    const cookie = [...mara.cookies].map(pair => pair.join('=')).join('; ')
    const response = await shop.app.request('http://shop.test/api/plans/solve', {
      method: 'POST',
      headers: {
        origin: 'http://shop.test',
        host: 'shop.test',
        'content-type': 'application/json',
        cookie,
      },
      body: JSON.stringify({ settings, seed: 1 }),
      signal: leaving.signal,
    })
    const reader = response.body!.getReader()
    await reader.read()
    leaving.abort()
    await reader.cancel().catch(() => {})
    expect((await plan()).priced.cents).toBe(650)
  })
})

describe('the price of a plan', () => {
  const slots = { [dinner(1)]: cooked('greens'), [dinner(2)]: cooked('green-rice') }

  it('is that of the packages for all meals together, with what the second one takes of the first', async () => {
    const { body } = await mara.post('/api/plans/price', { settings, slots })
    const priced = body as PricedPlan
    expect(priced.cents).toBe(700)
    expect(priced.slots[dinner(2)]).toMatchObject({
      cents: 300,
      reasons: [{ kind: 'uses_rest', food: 'spinach', of: dinner(1) }],
    })
    expect(priced.foods.find(({ food }) => food === 'rice')).toMatchObject({
      cents: 300,
      leftGrams: 507.2,
      slots: [dinner(2)],
    })
  })

  it('tells the rules that a meal breaks', async () => {
    const people = [{ ...person, avoids: ['peanuts'], dislikes: ['rice'] }]
    const broken = { ...settings, people, budgetCents: 100 }
    const { body } = await mara.post('/api/plans/price', {
      settings: broken,
      slots: { [dinner(1)]: cooked('nutty-rice') },
    })
    expect(body.slots[dinner(1)].breaks.map(({ kind }: { kind: string }) => kind)).toEqual([
      'avoids',
      'dislikes',
    ])
    expect(body.breaks).toEqual([{ kind: 'budget' }])
  })

  it('is compared with other meals for a slot, which keep the rules', async () => {
    const { body } = await mara.post('/api/plans/alternatives', {
      settings,
      slots,
      slot: dinner(2),
    })
    expect(body.map(({ slug, differenceCents }: MealChoice) => [slug, differenceCents])).toEqual([
      ['nuts', -50],
      ['nutty-rice', 250],
      ['beef-bowl', 900],
    ])
  })
})
