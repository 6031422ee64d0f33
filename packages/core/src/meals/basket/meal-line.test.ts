import { expect, it } from 'vitest'
import { type MealLine, withMealLine } from './meal-line.ts'

const onions = { name: 'onion', plural: 'onions', gramsEach: 110 }
const line = (grams: number, given: Partial<MealLine> = {}): MealLine => ({
  packages: 1,
  isDefault: true,
  packageGrams: 1000,
  need: { ...onions, grams },
  ...given,
})

it('a food not yet in the cart comes with the packages that it needs', () => {
  expect(withMealLine(null, line(300))).toEqual({ quantity: 1, need: { ...onions, grams: 300 } })
})

it('a second meal uses what the first leaves over', () => {
  const first = withMealLine(null, line(300))
  expect(withMealLine(first, line(500))).toEqual({ quantity: 1, need: { ...onions, grams: 800 } })
})

it('and gets another package where that is not enough', () => {
  const first = withMealLine(null, line(600))
  expect(withMealLine(first, line(600))).toMatchObject({ quantity: 2 })
})

it('a row added by hand has no leftovers for a meal', () => {
  expect(withMealLine({ quantity: 2, need: null }, line(300))).toMatchObject({ quantity: 3 })
})

it('packages added by hand are not used up by a second meal either', () => {
  const small = (grams: number) => line(grams, { packageGrams: 200 })
  const first = withMealLine({ quantity: 2, need: null }, small(100))
  expect(first).toMatchObject({ quantity: 3 })
  expect(withMealLine(first, small(300))).toMatchObject({ quantity: 4 })
})

it('packages that were removed by hand are not put back by a second meal', () => {
  const first = withMealLine(null, line(1500, { packages: 2 }))
  expect(withMealLine({ ...first, quantity: 1 }, line(300))).toMatchObject({ quantity: 1 })
})

it('a number of packages chosen by hand is added as chosen', () => {
  const first = withMealLine(null, line(300))
  expect(withMealLine(first, line(300, { packages: 4, isDefault: false }))).toMatchObject({
    quantity: 5,
  })
})

it('a package of unknown weight is bought for each meal', () => {
  const first = withMealLine(null, line(300, { packageGrams: null }))
  expect(withMealLine(first, line(300, { packageGrams: null }))).toMatchObject({ quantity: 2 })
})

it('a meal that says "as needed" adds its package and leaves the amount as it was', () => {
  const asNeeded = line(0, { need: null })
  expect(withMealLine(null, asNeeded)).toEqual({ quantity: 1, need: null })
  const first = withMealLine(null, line(300))
  expect(withMealLine(first, asNeeded)).toEqual({ quantity: 2, need: first.need })
})

it('there are never more than 99', () => {
  expect(withMealLine({ quantity: 98, need: null }, line(1, { packages: 9 }))).toMatchObject({
    quantity: 99,
  })
})
