import { describe, expect, it } from 'vitest'
import { testIngredient, testMeal } from '../meal.test-data.ts'
import { fits, type MealCriteria, menuEntry, pickMeals, withoutDuplicates } from './choose-meals.ts'

const criteria: MealCriteria = {
  mealType: 'dinner',
  diet: 'no_preference',
  budgetCents: null,
  maxCalories: null,
}
/** 500 calories, $1.00 per serving. */
const stew = menuEntry(
  testMeal([testIngredient('beans', 400)], {
    mealTypes: ['lunch', 'dinner'],
    diets: ['plant_based'],
  }),
)

describe('a meal fits', () => {
  it('the meal type that was chosen', () => {
    expect(fits(stew, { ...criteria, mealType: 'lunch' })).toBe(true)
    expect(fits(stew, { ...criteria, mealType: 'breakfast' })).toBe(false)
  })

  it('any diet if there is no preference', () => {
    expect(fits(stew, { ...criteria, diet: 'plant_based' })).toBe(true)
    expect(fits(stew, { ...criteria, diet: 'whole_grain' })).toBe(false)
  })

  it('up to the very cent and calorie', () => {
    expect(fits(stew, { ...criteria, budgetCents: 100, maxCalories: 500 })).toBe(true)
    expect(fits(stew, { ...criteria, budgetCents: 99 })).toBe(false)
    expect(fits(stew, { ...criteria, maxCalories: 499 })).toBe(false)
  })

  it('to the cent with what the shopper lacks, and no other staple', () => {
    const soup = menuEntry(
      testMeal([
        testIngredient('beans', 400),
        testIngredient('oil', 899, { isPantry: true, staple: 'oil' }),
        testIngredient('water', 100, { isPantry: true }),
      ]),
    )
    const budget = (budgetCents: number) => ({ ...criteria, budgetCents })
    expect(fits(soup, budget(100))).toBe(true)
    expect(fits(soup, budget(100), ['salt'])).toBe(true)
    expect(fits(soup, budget(324), ['oil'])).toBe(false)
    expect(fits(soup, budget(325), ['oil'])).toBe(true)
  })

  it('no budget when its price is not known, but still criteria without one', () => {
    const unsold = menuEntry(testMeal([testIngredient('moon dust', 0, { product: null })]))
    expect(fits(unsold, { ...criteria, budgetCents: 1_000_000 })).toBe(false)
    expect(fits(unsold, criteria)).toBe(true)
  })
})

it('of meals with one name the first stays', () => {
  const meals = [
    { name: 'Stew', slug: 'a' },
    { name: 'Soup', slug: 'b' },
    { name: 'Stew', slug: 'c' },
  ]
  expect(withoutDuplicates(meals).map(({ slug }) => slug)).toEqual(['a', 'b'])
})

describe('picking meals', () => {
  const ten = Array.from({ length: 10 }, (_, i) => i)

  it('gives as many as asked for, each once, and leaves the rest as it was', () => {
    const picked = pickMeals(ten, 5, Math.random)
    expect(new Set(picked).size).toBe(5)
    expect(ten).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('gives all there are when there are fewer', () => {
    expect(pickMeals([1, 2], 5, Math.random).sort()).toEqual([1, 2])
    expect(pickMeals([], 5, Math.random)).toEqual([])
  })

  it.each([
    ['least', 0, [0, 1, 2]],
    ['greatest', 1 - Number.EPSILON, [9, 0, 1]],
  ])('holds with the %s number chance can give', (_which, number, expected) => {
    expect(pickMeals(ten, 3, () => number)).toEqual(expected)
  })

  it('gives everyone the same chance at every place', () => {
    const rounds = 20_000
    const counts = Array.from({ length: 5 }, () => new Array<number>(10).fill(0))
    const random = fixedRandom()
    for (let round = 0; round < rounds; round++) {
      pickMeals(ten, 5, random).forEach((item, place) => {
        counts[place]![item]! += 1
      })
    }
    // 2,000 of each at each place; six standard deviations are 255.
    for (const count of counts.flat()) expect(Math.abs(count - rounds / 10)).toBeLessThan(255)
  })
})

/** A linear congruential generator (Numerical Recipes), so that the test always gives the same result. */
function fixedRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
