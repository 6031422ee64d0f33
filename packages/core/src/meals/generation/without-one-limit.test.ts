import { expect, it } from 'vitest'
import type { MealCriteria } from './choose-meals.ts'
import { withoutOneLimit } from './without-one-limit.ts'

const anyLunch: MealCriteria = {
  mealType: 'lunch',
  diet: 'no_preference',
  budgetCents: null,
  maxCalories: null,
}

it('each limit is left out once, while the others stay', () => {
  const strict: MealCriteria = {
    ...anyLunch,
    diet: 'low_sodium',
    budgetCents: 200,
    maxCalories: 300,
  }
  expect(withoutOneLimit(strict)).toEqual([
    { limit: 'budget', criteria: { ...strict, budgetCents: null } },
    { limit: 'calories', criteria: { ...strict, maxCalories: null } },
    { limit: 'diet', criteria: { ...strict, diet: 'no_preference' } },
  ])
})

it('without limits there is none to leave out', () => {
  expect(withoutOneLimit(anyLunch)).toEqual([])
})
