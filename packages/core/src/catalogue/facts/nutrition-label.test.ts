import { describe, expect, it } from 'vitest'
import { type Nutrient, type Nutrition, nutrients } from '../../meals/recipe/nutrition.ts'
import { nutritionLabel, servingsInPackage } from './nutrition-label.ts'

const unknown = Object.fromEntries(nutrients.map(({ name }) => [name, null])) as Nutrition

const line = (name: Nutrient, amount: number | null) =>
  nutritionLabel({ ...unknown, [name]: amount }).find(one => one.name === name)!

describe('a nutrition label', () => {
  it('has a line for every figure, and an unknown one is unknown, never 0', () => {
    const lines = nutritionLabel(unknown)
    expect(lines).toHaveLength(14)
    expect(
      lines.every(({ amount, percentOfDaily }) => amount === null && percentOfDaily === null),
    ).toBe(true)
    expect(line('sodium', 0)).toMatchObject({ amount: 0, percentOfDaily: 0 })
  })

  it.each<[Nutrient, number, number]>([
    ['calories', 4.9, 0],
    ['calories', 5, 5],
    ['calories', 47, 45],
    ['calories', 52, 50],
    ['calories', 96, 100],
    ['fat', 0.49, 0],
    ['fat', 0.5, 0.5],
    ['fat', 4.74, 4.5],
    ['fat', 11.4, 11],
    ['cholesterol', 1.9, 0],
    ['cholesterol', 12, 10],
    ['sodium', 4, 0],
    ['sodium', 138, 140],
    ['sodium', 576, 580],
    ['carbohydrates', 0.4, 0],
    ['protein', 6.5, 7],
    ['vitaminD', 1.26, 1.3],
    ['calcium', 283, 280],
    ['iron', 0.27, 0.3],
    ['potassium', 358, 360],
  ])('says %s of %s as %s', (name, exact, amount) => {
    expect(line(name, exact)).toMatchObject({ amount, isLessThan: false })
  })

  it('says less than 1 g and less than 5 mg of cholesterol in place of a small figure', () => {
    expect(line('fiber', 0.6)).toMatchObject({ amount: 1, isLessThan: true })
    expect(line('cholesterol', 3)).toMatchObject({ amount: 5, isLessThan: true })
  })

  it('counts percentages of vitamins and minerals in steps, and others one by one', () => {
    expect(line('sodium', 161).percentOfDaily).toBe(7)
    expect(line('calcium', 13).percentOfDaily).toBe(0)
    expect(line('calcium', 91).percentOfDaily).toBe(8)
    expect(line('calcium', 283).percentOfDaily).toBe(20)
    expect(line('iron', 11).percentOfDaily).toBe(60)
    expect(line('sugar', 12).percentOfDaily).toBeNull()
  })
})

describe('the servings in a package', () => {
  it.each([
    ['16 oz', 30, 15],
    ['1 lb', 100, 4.5],
    ['6 x 4 oz', 113, 6],
    ['0.5 oz', 30, 1],
  ])('%s by %s g are %s', (size, grams, servings) => {
    expect(servingsInPackage(size, { servingGrams: grams })).toBe(servings)
  })

  it('are known of a volume or a count where the product tells what one of it weighs', () => {
    expect(servingsInPackage('1 gal', { servingGrams: 240, gramsPerFlOz: 30.5 })).toBe(16)
    expect(servingsInPackage('12 ct', { servingGrams: 50, gramsEach: 50 })).toBe(12)
  })

  it('are not known where the size is no weight', () => {
    expect(servingsInPackage('64 fl oz', { servingGrams: 240, gramsEach: 50 })).toBeNull()
    expect(servingsInPackage('12 ct', { servingGrams: 50, gramsPerFlOz: 30 })).toBeNull()
  })
})
