import { expect, it } from 'vitest'
import type { Product } from '../../catalogue/product.ts'
import { testIngredient, testMeal } from '../meal.test-data.ts'
import { type CookbookCopy, copiedMeal, pricedCookbook } from './cookbook-copy.ts'

const carrots = testIngredient('carrot', 400)
const salt = testIngredient('salt', 3)
const soup = testMeal([carrots, salt], { name: 'Carrot Soup' })

const product = (id: string, priceCents: number): Product => ({
  ...carrots.product!,
  id,
  name: `Product ${id}`,
  priceCents,
})
const sold = new Map(
  [product('bag', 300), product('bunch', 200), product('salt', 100)].map(one => [one.id, one]),
)
const copy: CookbookCopy = {
  meals: [copiedMeal(soup)],
  products: {
    carrot: [
      ['bag', 400],
      ['bunch', 400],
      ['gone', 400],
    ],
    salt: [['salt', null]],
  },
  replacements: {},
  foods: [],
}
const chosen = (from: CookbookCopy) =>
  pricedCookbook(from, id => sold.get(id)).meals[0]?.ingredients?.map(one => one.product?.id)

it('holds no price, so that it stays the same when prices change', () => {
  expect(JSON.stringify(copy.meals)).not.toContain('priceCents')
})

it('each food is bought as the cheapest product of today that serves as it', () => {
  expect(chosen(copy)).toEqual(['bunch', 'salt'])
  sold.set('bunch', product('bunch', 301))
  expect(chosen(copy)).toEqual(['bag', 'salt'])
})

it('a replacement comes before the cheapest, and what is sold no more is not offered', () => {
  expect(chosen({ ...copy, replacements: { 'Product bag': 'Product bunch' } })).toEqual([
    'bunch',
    'salt',
  ])
  const { offersOf } = pricedCookbook(copy, id => sold.get(id))
  expect(offersOf('carrot', 400)?.map(offer => offer.product.id)).toEqual(['bag', 'bunch'])
  expect(offersOf('moon', 1)).toBeUndefined()
})

it('a food that nothing serves as has no product', () => {
  const { meals } = pricedCookbook({ ...copy, products: {} }, id => sold.get(id))
  expect(meals[0]?.ingredients?.map(one => one.product)).toEqual([null, null])
})
