import { expect, it } from 'vitest'
import { testIngredient, testMeal } from './meal.test-data.ts'
import { ingredientData, validIngredients } from './meal.ts'

const beans = testIngredient('beans', 399)
const unsold = testIngredient('moon dust', 0, { product: null })
const priceless = testIngredient('star dust', Number.NaN)
const nameless = testIngredient('', 100)

it('ingredients without a product, a name or a price are discarded', () => {
  expect(validIngredients(testMeal([beans, unsold, priceless, nameless]))).toEqual([beans])
})

it.each([
  ['missing', null],
  ['none', []],
  ['invalid', [unsold, priceless]],
  ['complete', [unsold, beans]],
] as const)('says %s of such ingredients', (said, ingredients) => {
  expect(ingredientData(testMeal(ingredients && [...ingredients]))).toBe(said)
})
