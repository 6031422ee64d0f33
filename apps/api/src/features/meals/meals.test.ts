import type { Swap } from '@aisleway/core/meals/basket/food-products'
import { staples } from '@aisleway/core/meals/basket/staples'
import type { GeneratedMeals } from '@aisleway/core/meals/contract'
import type { Meal } from '@aisleway/core/meals/meal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, type openTestApp, productRow } from '../../testing/test-app.ts'
import { ingredient, mealRow, openMealApp } from '../../testing/test-meals.ts'
import { replaceCatalogue } from '../catalogue/exchange/replace-catalogue.ts'
import { staplesAtHome } from './tables.ts'

const products = [
  productRow({ id: 'carrots', name: 'Carrots, 2 lb', priceCents: 200, weightQuantity: '2 lb' }),
  productRow({ id: 'baby', name: 'Baby Carrots, 1 lb', priceCents: 150, weightQuantity: '1 lb' }),
  productRow({ id: 'loose', name: 'Carrots', priceCents: 99, weightQuantity: '' }),
  productRow({ id: 'salt', name: 'Salt, 26 oz', priceCents: 209, weightQuantity: '26 oz' }),
  productRow({ id: 'kosher', name: 'Kosher Salt, 3 lb', priceCents: 329, weightQuantity: '3 lb' }),
  productRow({ id: 'twine', name: 'Kitchen Twine' }),
]
const links = [
  ...['carrots', 'baby', 'loose'].map(productId => ({ food: 'carrot', productId })),
  ...['salt', 'kosher'].map(productId => ({ food: 'salt', productId })),
]
const soup = mealRow({
  slug: 'carrot-soup',
  name: 'Carrot Soup',
  mealTypes: ['lunch', 'dinner'],
  diets: ['plant_based'],
  calories: 300,
  ingredients: [
    ingredient({ food: 'carrot', plural: 'carrots', grams: 453.6 }),
    ingredient({ food: 'salt', grams: 3, amount: 0.5, measure: 'tsp' }),
    ingredient({ food: 'moon dust', grams: 10 }),
  ],
})
const roast = mealRow({
  slug: 'roast-carrots',
  name: 'Roast Carrots',
  calories: 400,
  ingredients: [ingredient({ food: 'carrot', grams: 1200 })],
})
const many = Array.from({ length: 9 }, (_, i) =>
  mealRow({ slug: `breakfast-${i}`, mealTypes: ['breakfast'] }),
)
const broken = [
  mealRow({ slug: 'untold', diets: ['low_sodium'], ingredients: null }),
  mealRow({ slug: 'nothing', diets: ['low_sodium'], ingredients: [] }),
  mealRow({
    slug: 'unsold',
    diets: ['low_sodium'],
    ingredients: [ingredient({ food: 'moon dust' })],
  }),
]

let shop: Awaited<ReturnType<typeof openTestApp>>
let shopper: ReturnType<typeof openBrowser>
let shoppers = 0

beforeAll(async () => {
  shop = await openMealApp({
    products,
    meals: [soup, roast, ...many, ...broken],
    links,
    mealFacts: {
      images: {
        fixed: { 'Salt, 26 oz': '/pictures/fixed.svg' },
        unusedHosts: ['photos.example'],
        fallback: {},
        placeholder: '/placeholder.svg',
      },
      replacements: { 'Salt, 26 oz': 'Kosher Salt, 3 lb' },
    },
  })
})
beforeEach(async () => {
  shopper = openBrowser(shop.app)
  await shopper.signUp(`cook-${shoppers++}@example.com`)
})
afterAll(() => shop.close())

async function generate(criteria: string, seed = 1): Promise<GeneratedMeals> {
  const { status, body } = await shopper.get(`/api/meals/generate?${criteria}&seed=${seed}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const slugs = ({ meals }: GeneratedMeals) => meals.map(({ slug }) => slug).sort()
const slugsFor = async (criteria: string) => slugs(await generate(criteria))

describe('generating meals', () => {
  it('shows meals of the type asked for', async () => {
    expect(await slugsFor('mealType=lunch')).toEqual(['carrot-soup'])
  })

  it('keeps to the diet', async () => {
    expect(await slugsFor('mealType=dinner&diet=plant_based')).toEqual(['carrot-soup'])
    expect(await generate('mealType=dinner&diet=whole_grain')).toEqual({ total: 0, meals: [] })
  })

  it('takes a meal of exactly as many calories, and none of one more', async () => {
    expect(await slugsFor('mealType=dinner&maxCalories=400')).toEqual([
      'carrot-soup',
      'roast-carrots',
    ])
    expect(await slugsFor('mealType=dinner&maxCalories=399')).toEqual(['carrot-soup'])
  })

  it('takes a meal of exactly the budget, and none of a cent more', async () => {
    // 1,200 g of carrots are two bags of 2 lb: $4.00 for four.
    expect(await slugsFor('mealType=dinner&budgetCents=100')).toContain('roast-carrots')
    expect(await slugsFor('mealType=dinner&budgetCents=99')).not.toContain('roast-carrots')
  })

  it('counts into the budget what the shopper lacks, and only that shopper', async () => {
    // $1.50 of carrots for four; the salt is another $3.29.
    const criteria = 'mealType=lunch&budgetCents=100'
    expect(await slugsFor(criteria)).toEqual(['carrot-soup'])
    const noSalt = staples.filter(staple => staple !== 'salt')
    await shopper.put('/api/staples-at-home', { staples: noSalt })
    expect(await slugsFor(criteria)).toEqual([])
    expect(await slugsFor('mealType=lunch&budgetCents=120')).toEqual(['carrot-soup'])
    await shopper.put('/api/staples-at-home', { staples: [...noSalt, 'salt'] })
    expect(await slugsFor(criteria)).toEqual(['carrot-soup'])
  })

  it('a meal whose price is not known keeps to no budget', async () => {
    expect(await slugsFor('mealType=dinner&diet=low_sodium')).toHaveLength(3)
    expect(await slugsFor('mealType=dinner&diet=low_sodium&budgetCents=100000')).toEqual([])
  })

  it('counts all that match and shows five of them, each once', async () => {
    const { total, meals } = await generate('mealType=breakfast')
    expect(total).toBe(9)
    expect(new Set(meals.map(meal => meal.slug)).size).toBe(5)
  })

  it('the same seed picks the same meals, another one others', async () => {
    const pick = async (seed: number) => (await generate('mealType=breakfast', seed)).meals
    expect(await pick(7)).toEqual(await pick(7))
    const picks = await Promise.all([1, 2, 3, 4, 5, 6].map(pick))
    expect(new Set(picks.map(meals => meals.map(({ slug }) => slug).join())).size).toBeGreaterThan(
      1,
    )
  })

  it('over many seeds every meal has its turn', async () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      for (const slug of slugs(await generate('mealType=breakfast', seed))) seen.add(slug)
    }
    expect(seen.size).toBe(9)
  })

  it.each([
    ['mealType=supper', 'no such type'],
    ['mealType=dinner&maxCalories=-1', 'calories below zero'],
    ['mealType=dinner&diet=keto', 'no such diet'],
  ])('refuses %s', async criteria => {
    expect((await shopper.get(`/api/meals/generate?${criteria}&seed=1`)).status).toBe(400)
  })
})

describe('meals by name', () => {
  const named = async (text: string) => {
    const { body } = await shopper.get(`/api/meals/named?text=${encodeURIComponent(text)}`)
    return body.map(({ slug }: { slug: string }) => slug)
  }

  it('are found while the word is still typed, and with a slip', async () => {
    expect(await named('carrot so')).toEqual(['carrot-soup'])
    expect(await named('rost carrots')).toEqual(['roast-carrots'])
    const { body } = await shopper.get('/api/meals/named?text=carrot+soup')
    expect(body).toEqual([
      { slug: 'carrot-soup', name: 'Carrot Soup', imageUrl: expect.any(String) },
    ])
  })

  it('are none for nothing, and for what no meal is called', async () => {
    expect(await named(' ')).toEqual([])
    expect(await named('shampoo')).toEqual([])
  })
})

describe('a meal', () => {
  const read = async (slug: string): Promise<Meal> => (await shopper.get(`/api/meals/${slug}`)).body

  it('takes of each food the product that is cheapest for the grams needed', async () => {
    const productOf = async (slug: string) => (await read(slug)).ingredients?.[0]?.product?.id
    expect(await productOf('carrot-soup')).toBe('baby')
    // Three bags of 1 lb would be $4.50, two of 2 lb are $4.00.
    expect(await productOf('roast-carrots')).toBe('carrots')
  })

  it('says what is in the package, and what is probably at home', async () => {
    const [carrot, salt] = (await read('carrot-soup')).ingredients ?? []
    expect(carrot).toMatchObject({ packageGrams: 453.6, isPantry: false })
    expect(salt).toMatchObject({ isPantry: true, staple: 'salt' })
  })

  it('takes the product that replaces another where it would have taken that one', async () => {
    expect((await read('carrot-soup')).ingredients?.[1]?.product?.id).toBe('kosher')
  })

  it('has no product for what the store does not sell', async () => {
    expect((await read('carrot-soup')).ingredients?.[2]).toMatchObject({
      food: 'moon dust',
      product: null,
      packageGrams: null,
    })
  })

  it('keeps apart ingredients not told and none', async () => {
    expect((await read('untold')).ingredients).toBeNull()
    expect((await read('nothing')).ingredients).toEqual([])
  })

  it('tells nothing that only the server needs', async () => {
    const meal = await read('carrot-soup')
    expect(Object.keys(meal)).not.toContain('isImported')
    expect(Object.keys(meal.ingredients?.[0] ?? {})).not.toContain('search')
  })

  it('that does not exist is not found', async () => {
    const { status, body } = await shopper.get('/api/meals/no-such-meal')
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('what a shopper has at home', () => {
  const read = async () => (await shopper.get('/api/staples-at-home')).body

  it('is unknown until it is told, then remembered, each staple once', async () => {
    expect(await read()).toBeNull()
    const told = await shopper.put('/api/staples-at-home', { staples: ['oil', 'salt', 'oil'] })
    expect(told).toMatchObject({ status: 200, body: { staples: ['salt', 'oil'] } })
    expect(await read()).toEqual({ staples: ['salt', 'oil'] })
    await shopper.put('/api/staples-at-home', { staples: [] })
    expect(await read()).toEqual({ staples: [] })
  })

  it('is nobody else’s', async () => {
    await shopper.put('/api/staples-at-home', { staples: ['salt'] })
    const other = openBrowser(shop.app)
    await other.signUp('other-cook@example.com')
    expect((await other.get('/api/staples-at-home')).body).toBeNull()
  })

  it('is refused where a staple is unknown, and stays as it was', async () => {
    await shopper.put('/api/staples-at-home', { staples: ['salt'] })
    for (const wrong of [{ staples: ['gold'] }, { staples: 'salt' }, {}]) {
      expect((await shopper.put('/api/staples-at-home', wrong)).status).toBe(400)
    }
    expect(await read()).toEqual({ staples: ['salt'] })
  })

  it('is in the download, and goes with the account', async () => {
    const rows = () => shop.database.queries.$count(staplesAtHome)
    const before = await rows()
    await shopper.put('/api/staples-at-home', { staples: ['salt'] })
    const { body } = await shopper.get('/api/account/data')
    expect(body.staples_at_home).toMatchObject([{ staples: ['salt'] }])
    await shopper.post('/api/account/deletion', { password: 'sesame seeds' })
    expect(await rows()).toBe(before)
  })
})

describe('swaps', () => {
  it('offer the other products for so many grams, with the difference', async () => {
    const swaps: Swap[] = (await shopper.get('/api/foods/carrot/products?grams=1200')).body
    expect(
      swaps.map(({ product, packages, differenceCents }) => [
        product.id,
        packages,
        differenceCents,
      ]),
    ).toEqual([
      ['carrots', 2, 0],
      ['baby', 3, 50],
      ['loose', 1, -301],
    ])
  })

  it('a product with a picture of its own choosing shows it', async () => {
    const swaps: Swap[] = (await shopper.get('/api/foods/salt/products')).body
    expect(swaps.find(({ product }) => product.id === 'salt')?.product.imageUrl).toBe(
      '/pictures/fixed.svg',
    )
  })

  it('of a food that no meal names are not found', async () => {
    expect((await shopper.get('/api/foods/unicorn/products')).status).toBe(404)
  })
})

describe('adding a meal to the cart', () => {
  const carrots = { food: 'carrot', productId: 'carrots', packages: 1, isDefault: true }
  const add = (slug: string, lines: unknown[], servings = 4, id?: string) =>
    shopper.post(`/api/meals/${slug}/cart`, { servings, lines, id })
  const cart = async () => (await shopper.get('/api/cart')).body.items

  it('puts in its products and says what for', async () => {
    const { status, body } = await add('carrot-soup', [carrots])
    expect([status, body]).toEqual([200, { added: 1 }])
    expect(await cart()).toMatchObject([
      {
        product: { id: 'carrots' },
        quantity: 1,
        need: { name: 'carrot', plural: 'carrots', grams: 453.6, gramsEach: null },
      },
    ])
  })

  it('amounts of one food from two meals add up: what one leaves over the other uses', async () => {
    await add('carrot-soup', [carrots])
    const second = await add('carrot-soup', [carrots])
    expect(second.body).toEqual({ added: 0 })
    const third = await add('roast-carrots', [{ ...carrots, packages: 2 }])
    expect(third.body).toEqual({ added: 2 })
    expect(await cart()).toMatchObject([{ quantity: 3, need: { grams: 2107.2 } }])
  })

  it('adds once what is sent again with the same id, also at the same moment', async () => {
    const chosen = [{ ...carrots, packages: 2, isDefault: false }]
    const id = crypto.randomUUID()
    const send = () => add('roast-carrots', chosen, 4, id)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { added: 2 }]),
    )
    expect(await cart()).toMatchObject([{ quantity: 2 }])
    await add('roast-carrots', chosen, 4, crypto.randomUUID())
    expect(await cart()).toMatchObject([{ quantity: 4 }])
  })

  it('other servings need other amounts', async () => {
    await add('carrot-soup', [carrots], 2)
    expect(await cart()).toMatchObject([{ need: { grams: 226.8 } }])
  })

  it('leaves a product put in by hand without a need, and adds to its number', async () => {
    await shopper.put('/api/cart/items/carrots', { quantity: 2 })
    expect((await cart())[0]).not.toHaveProperty('need')
    await add('carrot-soup', [carrots])
    expect(await cart()).toMatchObject([{ quantity: 3 }])
  })

  it.each([
    ['a product that does not serve as the food', { ...carrots, productId: 'twine' }],
    ['a product that nobody knows', { ...carrots, productId: 'unknown' }],
    ['a food that is not in the meal', { ...carrots, food: 'onion' }],
    ['a food of another meal', { food: 'salt', productId: 'salt', packages: 1, isDefault: true }],
  ])('refuses %s, and adds nothing', async (_what, line) => {
    const { status, body } = await add('roast-carrots', [carrots, line])
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    expect(await cart()).toEqual([])
  })

  it('refuses a meal that does not exist', async () => {
    expect((await add('no-such-meal', [carrots])).status).toBe(404)
  })
})

describe('an import', () => {
  it('prices the menu anew, and retired products are no longer taken', async () => {
    const store = await openMealApp({ products, meals: [soup, roast], links })
    shopper = openBrowser(store.app)
    await shopper.signUp('import@example.com')
    const chosen = async () => {
      const { body } = await shopper.get('/api/meals/carrot-soup')
      const { product } = body.ingredients[0]
      return [product.id, product.priceCents]
    }
    expect(await chosen()).toEqual(['baby', 150])
    const rest = products.filter(({ id }) => id !== 'baby')
    await replaceCatalogue(store.database, [
      productRow({ ...rest[0]!, priceCents: 50 }),
      ...rest.slice(1),
    ])
    await expect.poll(chosen, { timeout: 10_000 }).toEqual(['carrots', 50])
    const line = { food: 'carrot', productId: 'baby', packages: 1, isDefault: true }
    const refused = await shopper.post('/api/meals/carrot-soup/cart', {
      servings: 4,
      lines: [line],
    })
    expect(refused.status).toBe(404)
    await store.close()
  })
})

describe('a visitor', () => {
  it.each([
    ['GET', '/api/meals/generate?mealType=dinner&seed=1'],
    ['GET', '/api/meals/carrot-soup'],
    ['GET', '/api/foods/carrot/products'],
    ['POST', '/api/meals/carrot-soup/cart'],
  ])('is refused %s %s', async (method, path) => {
    const visitor = openBrowser(shop.app)
    const body = method === 'POST' ? { servings: 1, lines: [] } : undefined
    const answer = await visitor.send(method, path, body)
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED'])
  })
})
