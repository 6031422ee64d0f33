import { diets } from '@aisleway/core/catalogue/diets'
import { describe, expect, it } from 'vitest'
import { dietRules, dietsOf, holds } from './diet-rules.ts'
import type { Nutrients } from './nutrition-facts.ts'
import { type Serving, servingOf } from './serving.ts'

/** A hundred grams that earn every flag as soon as they contain 10 g of protein. */
const plain: Serving = {
  ...servingOf('water', 100),
  grainG: 20,
  wholeGrainG: 20,
}

function withNutrients(nutrients: Partial<Nutrients>): Serving {
  return { ...plain, nutrients: { ...plain.nutrients, ...nutrients } }
}

describe('an unknown figure never earns a flag', () => {
  it.each([
    ['protein_smart', 'proteinG'],
    ['carb_conscious', 'carbohydrateG'],
    ['carb_conscious', 'fiberG'],
    ['heart_smart', 'fatG'],
    ['heart_smart', 'saturatedFatG'],
    ['heart_smart', 'cholesterolMg'],
    ['heart_smart', 'sodiumMg'],
    ['low_sodium', 'sodiumMg'],
  ] as const)('%s needs a known %s', (diet, nutrient) => {
    expect(holds(diet, withNutrients({ proteinG: 10 }))).toBe(true)
    expect(holds(diet, withNutrients({ proteinG: 10, [nutrient]: null }))).toBe(false)
  })

  it('heart smart needs known calories once there is saturated fat', () => {
    const lean = { saturatedFatG: 0.5, fatG: 1, proteinG: 5 }
    expect(holds('heart_smart', withNutrients({ ...lean, kcal: 100 }))).toBe(true)
    expect(holds('heart_smart', withNutrients({ ...lean, kcal: null }))).toBe(false)
  })

  it('plant based needs every origin to be known', () => {
    expect(holds('plant_based', { ...plain, origins: ['plant', 'plant'] })).toBe(true)
    expect(holds('plant_based', { ...plain, origins: ['plant', 'unsure'] })).toBe(false)
  })

  it('one ingredient without a fiber figure leaves the whole serving without one', () => {
    expect(servingOf({ 'coconut milk': 1, water: 99 }, 240).nutrients.fiberG).toBeNull()
  })

  it('a food of unknown composition earns nothing', () => {
    expect(dietsOf({ servingGrams: 30 }, undefined)).toEqual([])
    expect(dietsOf(undefined, undefined)).toEqual([])
  })
})

describe('the limits', () => {
  it('9.9 g of protein are not smart yet, 10 g are', () => {
    expect(holds('protein_smart', withNutrients({ proteinG: 9.9 }))).toBe(false)
    expect(holds('protein_smart', withNutrients({ proteinG: 10 }))).toBe(true)
  })

  it('fiber does not count as a carb', () => {
    expect(holds('carb_conscious', withNutrients({ carbohydrateG: 10, fiberG: 2.5 }))).toBe(true)
    expect(holds('carb_conscious', withNutrients({ carbohydrateG: 10, fiberG: 2 }))).toBe(false)
  })

  it('140 mg of sodium are low, also in 50 g of a food eaten by the spoon', () => {
    const spoon = { ...withNutrients({ sodiumMg: 60 }), grams: 15 }
    expect(holds('low_sodium', withNutrients({ sodiumMg: 140 }))).toBe(true)
    expect(holds('low_sodium', withNutrients({ sodiumMg: 141 }))).toBe(false)
    expect(holds('low_sodium', spoon)).toBe(false)
  })

  it('lean is not heart smart by itself: water gives nothing, beans do, fruit need not', () => {
    expect(dietsOf({ servingGrams: 240 }, 'water')).not.toContain('heart_smart')
    expect(dietsOf({ servingGrams: 90 }, 'black beans dry')).toContain('heart_smart')
    expect(dietsOf({ servingGrams: 140 }, 'peach')).toContain('heart_smart')
  })

  it('half of the grain whole is enough, less than 8 g of it is not', () => {
    expect(holds('whole_grain', { ...plain, grainG: 16, wholeGrainG: 8 })).toBe(true)
    expect(holds('whole_grain', { ...plain, grainG: 17, wholeGrainG: 8 })).toBe(false)
    expect(holds('whole_grain', { ...plain, grainG: 7, wholeGrainG: 7 })).toBe(false)
  })

  it('every flag of the store has a rule, and every rule with figures names who set them', () => {
    expect(Object.keys(dietRules)).toEqual([...diets])
    const unnamed = diets.filter(diet => dietRules[diet].sources.length === 0)
    expect(unnamed).toEqual(['plant_based'])
  })
})
