import { expect, it } from 'vitest'
import { testMeal } from '../meal.test-data.ts'
import { nutrients, nutritionRows } from './nutrition.ts'

const unknown = { ...testMeal([]).nutrition, calories: null }

it('there are 14 figures', () => {
  expect(nutrients).toHaveLength(14)
})

it('only figures above 0 are shown, in the order of a label, with their share of the day', () => {
  const nutrition = { ...unknown, sodium: 575, calories: 500, fat: 0, sugar: 12, iron: 0.1 }
  expect(nutritionRows(nutrition)).toEqual([
    { name: 'calories', amount: 500, unit: 'kcal', percentOfDaily: 25 },
    { name: 'sodium', amount: 575, unit: 'mg', percentOfDaily: 25 },
    { name: 'sugar', amount: 12, unit: 'g', percentOfDaily: null },
    { name: 'iron', amount: 0.1, unit: 'mg', percentOfDaily: 1 },
  ])
})

it('a meal without known figures has nothing to show', () => {
  expect(nutritionRows(unknown)).toEqual([])
})
