import { fromColumns, toColumns } from '@aisleway/core/catalogue/copy/catalogue-columns'
import { diets } from '@aisleway/core/catalogue/diets'
import { staples } from '@aisleway/core/meals/basket/staples'
import { cookbookSorts } from '@aisleway/core/meals/cookbook/cookbook-filters'
import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import type { Meal } from '@aisleway/core/meals/meal'
import { seededRandom } from '@aisleway/core/seeded-random'
import { finish } from '@aisleway/search/steps'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  foodsNamed,
  foundMeals,
  generated,
  mealsNamed,
  swapsFor,
} from '../../../../../web/src/local-catalogue/worker/answer-meals.ts'
import {
  indexSteps,
  localProducts,
  openCatalogue,
} from '../../../../../web/src/local-catalogue/worker/open-catalogue.ts'
import {
  type OpenCookbook,
  openCookbook,
} from '../../../../../web/src/local-catalogue/worker/open-cookbook.ts'
import { sampleProducts } from '../../../startup/seed.ts'
import { sampleTodaysMenu } from '../../../testing/plans/sample-menu.ts'
import { thesaurus } from '../../catalogue/thesaurus.ts'
import type { TodaysMenu } from '../build-menu.ts'
import { generateMeals } from '../generation/generate-meals.ts'
import { copyOf } from './cookbook-copies.ts'
import { cookbookSearchOf } from './cookbook-search-of.ts'
import { searchCookbook } from './search-cookbook.ts'

let menu: TodaysMenu
let device: OpenCookbook
beforeAll(async () => {
  menu = await sampleTodaysMenu()
  const columns = JSON.stringify(toColumns(sampleProducts()))
  const products = localProducts(fromColumns(JSON.parse(columns)))
  const catalogue = openCatalogue(products, finish(indexSteps(products)), thesaurus)
  device = openCookbook(JSON.parse(JSON.stringify(copyOf(menu))), catalogue, thesaurus)
})

const random = seededRandom(5)
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
const parsed = (json: Buffer) => JSON.parse(json.toString())
/** Ignores pictures of products in meals, which the sample store may replace. */
const withoutPictures = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'imageUrl' ? undefined : inner)))
const same = (offline: unknown, online: unknown, told?: string) =>
  expect(withoutPictures(offline), told).toEqual(withoutPictures(online))

describe('the cookbook on a device', () => {
  it('has every meal with the products and prices that the server has for it', () => {
    expect(device.bySlug.size).toBe(menu.mealBySlug.size)
    for (const [slug, { json }] of menu.mealBySlug) same(device.bySlug.get(slug), parsed(json))
  })

  it('finds the same meals by words, filters, foods at home, orders and pages', () => {
    for (let i = 0; i < 150; i++) {
      const filters = {
        mealType: pick([null, ...mealTypes]),
        diet: pick([null, null, ...diets]),
        maxMinutes: pick([null, null, 20, 45]),
        budgetCents: pick([null, null, 200, 450]),
        maxCalories: pick([null, null, 400, 700]),
      }
      const text = pick(['', '', 'soup', 'chicken rice', 'tomat', 'pancakes'])
      const foods = random() < 0.3 ? [pick(menu.foods).food, pick(menu.foods).food] : []
      const lacking = staples.filter(() => random() < 0.2)
      const asked = { sort: pick(cookbookSorts), page: pick([1, 1, 2]) }
      const atHome = { lacking, foods: new Set(foods) }
      const online = searchCookbook(cookbookSearchOf(menu).meals(text), {
        filters,
        atHome,
        ...asked,
      })
      same(foundMeals(device, { ...filters, ...asked, text, foods, lacking }), parsed(online))
    }
  })

  it('generates the same meals from the same seed', () => {
    for (let seed = 0; seed < 100; seed++) {
      const criteria = {
        mealType: pick(mealTypes),
        diet: pick(['no_preference' as const, ...diets]),
        budgetCents: pick([null, 150, 300, 600]),
        maxCalories: pick([null, 350, 600]),
      }
      const lacking = staples.filter(() => random() < 0.2)
      const online = generateMeals(menu, { ...criteria, lacking }, seed)
      same(generated(device, { criteria, lacking, seed }), parsed(online), `seed ${seed}`)
    }
  })

  it('names the same meals and foods while typing, and the same swaps', () => {
    for (const text of ['', 'ch', 'tofu', 'soup', 'onion', 'zzz']) {
      const online = cookbookSearchOf(menu)
      expect(mealsNamed(device, text).map(({ slug }) => slug)).toEqual(
        online.mealsNamed(text).map(({ slug }) => slug),
      )
      expect(foodsNamed(device, text)).toEqual(
        online.foodsNamed(text).map(({ food, name }) => ({ food, name })),
      )
    }
    const [{ ingredients }] = [...device.bySlug.values()] as [Meal]
    for (const { food, grams } of ingredients ?? []) {
      const online = menu.offersOf(food, grams)?.map(({ product }) => product.id)
      const swaps = swapsFor(device, { food, grams })
      expect(swaps?.map(({ product }) => product.id)).toEqual(online)
    }
  })
})
