import { randomUUID } from 'node:crypto'
import { emptyRecipe, recipeLimits } from '@aisleway/core/recipes/recipe'
import { ingredientNamed } from '@aisleway/sample-store/ingredients'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleLinks, sampleProducts } from '../../../startup/seed.ts'
import { openBrowser } from '../../../testing/test-app.ts'
import { openMealApp } from '../../../testing/test-meals.ts'

/** No meal uses any of these. */
const foods = [
  ...['chicken broth', 'vegetable broth', 'soy sauce', 'butter', 'chocolate chips', 'onion powder'],
  ...['asparagus', 'butternut squash', 'marinara', 'cream of mushroom soup', 'puff pastry'],
  ...['pie crust', 'white wine', 'pasta', 'red pepper flakes', 'cheddar full fat'],
  ...['cheddar reduced fat', 'onion', 'black beans canned', 'water', 'lentils', 'red lentils'],
]

let shop: Awaited<ReturnType<typeof openMealApp>>
let mara: ReturnType<typeof openBrowser>
beforeAll(async () => {
  const kinds = new Set(foods.flatMap(food => ingredientNamed(food).products.map(one => one.kind)))
  for (const kind of ['spring-water', 'gluten-free-flour', 'gluten-free-pasta']) kinds.add(kind)
  const products = sampleProducts().filter(({ kind }) => kinds.has(kind))
  shop = await openMealApp({ products, meals: [], links: sampleLinks(products) })
  mara = openBrowser(shop.app)
  await mara.signUp('mara@example.com')
})
afterAll(() => shop.close())

async function preview(...texts: string[]) {
  const lines = texts.map(text => ({ text, isBought: true }))
  const { body } = await mara.post('/api/recipes/preview', { ...emptyRecipe, name: 'Dish', lines })
  return body
}

it('a line of nothing but alternatives is looked for a few times only', async () => {
  const search = vi.spyOn(shop.catalogue.snapshot().index, 'search')
  const words = Array.from({ length: 99 }, (_, i) => `q${i}`)
  await preview(words.join('/').slice(0, recipeLimits.line))
  expect(search.mock.calls.length).toBeLessThanOrEqual(10)
  search.mockRestore()
})

it('other requests are answered between the lines of a recipe', async () => {
  let turn = 0
  let next = setImmediate(function count() {
    turn++
    next = setImmediate(count)
  })
  const { index } = shop.catalogue.snapshot()
  const { search } = index
  const turns = new Set<number>()
  const spy = vi.spyOn(index, 'search').mockImplementation(request => {
    turns.add(turn)
    return search(request)
  })
  await preview(...Array.from({ length: 20 }, (_, i) => `1 cup q${i}`))
  spy.mockRestore()
  clearImmediate(next)
  expect(turns.size).toBeGreaterThanOrEqual(20)
})

describe('in the sample store', () => {
  it.each([
    ['2 cups chicken broth', /Chicken Broth/],
    ['4 cups vegetable broth', /Vegetable Broth/],
    ['2 tbsp soy sauce', /Soy Sauce/],
    ['1 stick butter', /Butter/],
    ['1 cup semisweet chocolate chips', /Semi-?Sweet Chocolate Chips/i],
    ['1 tsp onion powder', /Onion Powder/],
    ['1 lb asparagus', /Asparagus/],
    ['1 butternut squash', /Butternut/],
    ['1 jar marinara sauce', /Marinara/],
    ['1 can cream of mushroom soup', /Cream of Mushroom/],
    ['1 sheet puff pastry', /Puff Pastry/],
    ['1 pie crust', /Pie Crust|Pie Shell/],
    ['1/2 cup white wine', /Pinot Grigio|Sauvignon Blanc|Chardonnay/],
    ['1 box elbow macaroni', /Elbow Macaroni/],
    ['1 pinch red pepper flakes', /Crushed Red Pepper/],
  ])('%s is bought and priced, although no meal uses it', async (text, name) => {
    const { meal, lines } = await preview(text)
    expect(lines).toMatchObject([{ product: { name: expect.stringMatching(name) } }])
    expect(meal.ingredients).toMatchObject([{ product: { name: expect.stringMatching(name) } }])
    expect(meal.ingredients[0].product.priceCents).toBeGreaterThan(0)
    expect(meal.ingredients[0].packageGrams).toBeGreaterThan(0)
  })

  it.each(['3 lb butter', '1 gallon chicken broth', '1 qt soy sauce', '4 lb elbow macaroni'])(
    '%s is bought as the line says',
    async text => {
      const { meal, lines } = await preview(text)
      expect(lines[0].product.name).toBe(meal.ingredients[0].product.name)
    },
  )

  it.each(['2 cups water', '1/4 cup warm water'])('%s comes from the tap', async text => {
    const { meal, lines } = await preview(text, '1 lb asparagus')
    expect(lines[0]).toMatchObject({ match: { kind: 'food', food: 'water' }, product: null })
    expect(meal.ingredients[0]).toMatchObject({ isPantry: true, product: null })
    expect(meal.calories).toBeGreaterThan(0)
  })

  it('a can of beans is one can, although its weight includes the water', async () => {
    const { meal } = await preview('1 (15 oz) can black beans, drained')
    const [beans] = meal.ingredients
    expect(beans.grams).toBeCloseTo(255, 0)
    expect(beans.grams).toBeLessThanOrEqual(beans.packageGrams)
  })

  it.each([
    ['1 lb spaghetti', /Spaghetti/],
    ['8 oz penne pasta', /Penne/],
    ['12 oz farfalle', /Farfalle/],
    ['1 lb rigatoni', /Rigatoni/],
    ['2 cups shredded cheddar cheese', /Shredded Cheddar/],
    ['8 oz sharp white cheddar', /Sharp White.* Cheddar/],
    ['2 large yellow onions', /Yellow Onion/],
    ['1 cup red lentils, rinsed', /Red Lentils/],
    ['1 cup split red lentils', /Red Lentils/],
    ['1 cup brown lentils', /Brown Lentils/],
  ])('%s is a product of that name', async (text, name) => {
    const { meal, lines } = await preview(text)
    expect(lines).toMatchObject([{ product: { name: expect.stringMatching(name) } }])
    expect(meal.ingredients).toMatchObject([{ product: { name: expect.stringMatching(name) } }])
  })

  it.each([
    ['1 cup gluten free flour blend', /Gluten Free.* Flour/],
    ['12 oz gluten-free penne', /Gluten Free Penne/],
  ])('%s keeps to the diet it says', async (text, name) => {
    const { lines } = await preview(text)
    expect(lines).toMatchObject([{ product: { name: expect.stringMatching(name) } }])
  })

  it('plain cheddar is regular cheddar, and reduced-fat cheddar is not', async () => {
    const { lines } = await preview('1 cup cheddar', '1 cup reduced-fat cheddar')
    expect(lines).toMatchObject([
      { match: { food: 'cheddar full fat' }, label: 'cheddar' },
      {
        match: { food: 'cheddar reduced fat' },
        product: { name: expect.stringMatching(/Reduced Fat/) },
      },
    ])
    expect(lines[0].product.name).not.toMatch(/Reduced/)
  })

  it('salt and pepper of a pasted recipe are two lines', async () => {
    const text = 'Asparagus\nIngredients\n1 lb asparagus\nSalt and pepper\nSteps\nRoast it.'
    const { body } = await mara.post('/api/recipes/import', { text })
    const lines = body[0].lines.map((line: { text: string }) => line.text)
    expect(lines).toEqual(['1 lb asparagus', 'Salt', 'pepper'])
  })

  it('the same line is two when a recipe is saved, unless something was chosen for it', async () => {
    const save = async (line: object) => {
      const lines = [{ text: 'Salt and pepper', isBought: true, ...line }]
      const recipe = { ...emptyRecipe, name: 'Asparagus', lines }
      const { body } = await mara.put(`/api/recipes/${randomUUID()}`, recipe)
      return body.lines.map(({ text }: { text: string }) => text)
    }
    expect(await save({})).toEqual(['Salt', 'pepper'])
    expect(await save({ match: { kind: 'food', food: 'salt' } })).toEqual(['Salt and pepper'])
  })

  it('the ingredient of a line is told, so that another product can be searched for', async () => {
    const { lines } = await preview('2 cups chicken broth, warmed', '1 jar moon dust')
    expect(lines).toMatchObject([{ name: 'chicken broth' }, { name: 'moon dust', match: null }])
  })
})
