import { expect, it } from 'vitest'
import type { Recipe, RecipeLine } from '../content-files/recipes.ts'
import { gramsOfLine } from './grams-of-line.ts'
import { mealServing, nutritionOf } from './meal-nutrition.ts'

function recipeOf(...ingredients: RecipeLine[]): Recipe {
  const picture: Recipe['picture'] = {
    dish: 'stew',
    around: ['egg', 'onion', 'carrot'],
    mat: 'red',
  }
  return {
    name: 'Test Pot',
    mealTypes: ['dinner'],
    servings: 2,
    prepMinutes: 5,
    cookMinutes: 10,
    ingredients,
    steps: [],
    picture,
  }
}

const nutritionIn = (...lines: RecipeLine[]) => nutritionOf(mealServing(recipeOf(...lines)))

it('weighs by the scale, or by what the ingredients say of a measure', () => {
  expect(gramsOfLine(['carrot', 2, 'lb'], recipeOf())).toBeCloseTo(907.2)
  expect(gramsOfLine(['carrot', 2, 'medium'], recipeOf())).toBeCloseTo(122)
})

it('refuses a measure that the ingredients do not know, by recipe, food and measure', () => {
  expect(() => gramsOfLine(['salt', 1, 'bunch'], recipeOf())).toThrow(
    'Test Pot: the ingredients do not say what one bunch of salt weighs',
  )
})

it('divides the pot among its servings', () => {
  expect(nutritionIn(['chicken breast', 200, 'g']).protein).toBeCloseTo(22.5, 0)
})

it('one food without a figure leaves the whole meal without it', () => {
  expect(nutritionIn(['acorn squash', 400, 'g'], ['apple', 100, 'g']).sugar).toBeNull()
})

it('a pinch of something does not: less than 5 g a serving', () => {
  expect(nutritionIn(['thyme fresh', 9.9, 'g'], ['apple', 200, 'g']).sugar).toBeCloseTo(10.4)
  expect(nutritionIn(['thyme fresh', 10, 'g'], ['apple', 200, 'g']).sugar).toBeNull()
})

it('a part is nothing where there is next to nothing of the whole', () => {
  expect(nutritionIn(['salmon', 1, 'lb']).sugar).toBe(0)
})

it('plants hold no cholesterol, whether or not their row says so', () => {
  expect(nutritionIn(['edamame', 400, 'g']).cholesterol).toBe(0)
})

it('what a row leaves out comes from the nearest one that has it', () => {
  expect(nutritionIn(['quinoa', 200, 'g']).sugar).toBeCloseTo(2.6)
})
