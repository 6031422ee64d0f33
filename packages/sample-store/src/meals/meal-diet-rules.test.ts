import { diets } from '@aisleway/core/catalogue/diets'
import { expect, it } from 'vitest'
import type { Nutrients } from '../nutrition/nutrition-facts.ts'
import { type Serving, totalOf } from '../nutrition/serving.ts'
import { mealDietRules } from './meal-diet-rules.ts'

/** A plate of 400 g and 500 calories without any other nutrients. */
const plate = totalOf([{ food: 'water', grams: 400 }])

function withNutrients(nutrients: Partial<Nutrients>): Serving {
  return { ...plate, nutrients: { ...plate.nutrients, kcal: 500, ...nutrients } }
}

it('every tag of the store has a rule and a source', () => {
  expect(Object.keys(mealDietRules)).toEqual([...diets])
  expect(Object.values(mealDietRules).every(rule => rule.source.length > 0)).toBe(true)
})

it('19.9 g of protein are not smart yet, 20 g are', () => {
  expect(mealDietRules.protein_smart.holds(withNutrients({ proteinG: 19.9 }))).toBe(false)
  expect(mealDietRules.protein_smart.holds(withNutrients({ proteinG: 20 }))).toBe(true)
})

it('30 g of carbohydrate beside the fiber are two carb servings, more are not conscious', () => {
  const { holds } = mealDietRules.carb_conscious
  expect(holds(withNutrients({ carbohydrateG: 40, fiberG: 10 }))).toBe(true)
  expect(holds(withNutrients({ carbohydrateG: 40, fiberG: 9.9 }))).toBe(false)
})

it.each<[limit: string, within: Partial<Nutrients>, beyond: Partial<Nutrients>]>([
  ['3 g of fat in 100 g', { fatG: 12 }, { fatG: 12.1 }],
  ['30 % of calories from fat', { fatG: 9, kcal: 270 }, { fatG: 9, kcal: 269 }],
  [
    'less than 10 % from saturated fat',
    { saturatedFatG: 3.9, kcal: 352 },
    { saturatedFatG: 3.9, kcal: 351 },
  ],
  ['1 g of saturated fat in 100 g', { saturatedFatG: 4 }, { saturatedFatG: 4.1 }],
  ['20 mg of cholesterol in 100 g', { cholesterolMg: 80 }, { cholesterolMg: 81 }],
  ['600 mg of sodium a serving', { sodiumMg: 600 }, { sodiumMg: 601 }],
])('a heart smart meal keeps to %s', (_limit, within, beyond) => {
  expect(mealDietRules.heart_smart.holds(withNutrients(within))).toBe(true)
  expect(mealDietRules.heart_smart.holds(withNutrients(beyond))).toBe(false)
})

it('a whole grain meal holds 16 g of it, and as much as of other grain', () => {
  const { holds } = mealDietRules.whole_grain
  expect(holds({ ...plate, grainG: 32, wholeGrainG: 16 })).toBe(true)
  expect(holds({ ...plate, grainG: 33, wholeGrainG: 16 })).toBe(false)
  expect(holds({ ...plate, grainG: 15, wholeGrainG: 15 })).toBe(false)
})

it('140 mg of sodium in 100 g are low, however large the plate', () => {
  expect(mealDietRules.low_sodium.holds(withNutrients({ sodiumMg: 560 }))).toBe(true)
  expect(mealDietRules.low_sodium.holds(withNutrients({ sodiumMg: 561 }))).toBe(false)
})

it.each([
  ['protein_smart', 'proteinG'],
  ['carb_conscious', 'fiberG'],
  ['heart_smart', 'saturatedFatG'],
  ['heart_smart', 'kcal'],
  ['low_sodium', 'sodiumMg'],
] as const)('%s is not earned while %s is unknown', (diet, nutrient) => {
  const rich = { proteinG: 30 }
  expect(mealDietRules[diet].holds(withNutrients(rich))).toBe(true)
  expect(mealDietRules[diet].holds(withNutrients({ ...rich, [nutrient]: null }))).toBe(false)
})

it('a meal with something whose makers differ is not plant-based', () => {
  expect(mealDietRules.plant_based.holds({ ...plate, origins: ['plant', 'unsure'] })).toBe(false)
})
