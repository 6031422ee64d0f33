import { expect, it } from 'vitest'
import { testIngredient, testMeal } from './meal.test-data.ts'
import { mealDescription, mealSnapshot } from './meal-snapshot.ts'

it('keeps the meal with its prices of the day, the pantry left out', () => {
  const meal = testMeal([
    testIngredient('beans', 399),
    testIngredient('oil', 899, { isPantry: true }),
  ])
  expect(mealSnapshot(meal)).toEqual({
    meal,
    description: '500 calories',
    totalCents: 399,
    centsPerServing: 399 / 4,
  })
})

it('describes a meal by its diets and calories', () => {
  expect(mealDescription({ diets: ['plant_based', 'low_sodium'], calories: 430 })).toBe(
    'Plant Based, Low Sodium · 430 calories',
  )
})
