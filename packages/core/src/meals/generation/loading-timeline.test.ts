import { expect, it } from 'vitest'
import { loadingTextIndex, loadingTexts, progressPercent } from './loading-timeline.ts'

it.each([
  [0, 0],
  [49, 0],
  [50, 1],
  [2500, 50],
  [4749, 94],
  [4750, 95],
  [4999, 95],
  [5000, 95],
  [60_000, 95],
])('after %d ms the bar stands at %d %%', (elapsed, percent) => {
  expect(progressPercent(elapsed, false)).toBe(percent)
})

it('is full once all is done, and not before', () => {
  expect(progressPercent(0, true)).toBe(100)
  expect(progressPercent(5000, true)).toBe(100)
})

it.each([
  [0, 0],
  [799, 0],
  [800, 1],
  [2400, 3],
  [3200, 0],
  [4999, 2],
])('after %d ms text %d is shown', (elapsed, index) => {
  expect(loadingTextIndex(elapsed)).toBe(index)
})

it('tells of what was asked for, and something else where nothing was', () => {
  expect(loadingTexts({ mealType: 'lunch', diet: 'low_sodium', maxCalories: 600 })).toEqual([
    { kind: 'meal_type', mealType: 'lunch' },
    { kind: 'diet', diet: 'low_sodium' },
    { kind: 'calories', maxCalories: 600 },
    { kind: 'finalising' },
  ])
  const kinds = loadingTexts({ mealType: 'lunch', diet: 'no_preference', maxCalories: null })
  expect(kinds.map(({ kind }) => kind)).toEqual(['meal_type', 'chef', 'personal', 'finalising'])
})
