import { describe, expect, it } from 'vitest'
import { testIngredient, testMeal } from '../meal.test-data.ts'
import {
  type AtHome,
  type CookbookFilters,
  cookbookEntry,
  missingFoods,
  passes,
  sorted,
} from './cookbook-filters.ts'

const any: CookbookFilters = {
  mealType: null,
  diet: null,
  maxMinutes: null,
  budgetCents: null,
  maxCalories: null,
}
const allStaples: AtHome = { lacking: [], foods: new Set() }
const salt = testIngredient('salt', 200, { isPantry: true, staple: 'salt' })
const water = testIngredient('water', 0, { isPantry: true, staple: null, product: null })
const soup = cookbookEntry(
  testMeal([testIngredient('carrot', 400), testIngredient('leek', 200), salt, water], {
    name: 'Carrot Soup',
    mealTypes: ['lunch'],
    diets: ['plant_based'],
    prepMinutes: 10,
    cookMinutes: 20,
    calories: 300,
  }),
)
const untimed = cookbookEntry(testMeal([testIngredient('beef', 900)], { name: 'Roast' }))
const soupPasses = (change: Partial<CookbookFilters>, atHome = allStaples) =>
  passes(soup, { ...any, ...change }, atHome)

describe('a filter of the cookbook', () => {
  it('lets everything through while nothing is asked for', () => {
    expect([soupPasses({}), passes(untimed, any, allStaples)]).toEqual([true, true])
  })

  it('passes a meal of exactly the limit, and none above it', () => {
    expect([soupPasses({ maxMinutes: 30 }), soupPasses({ maxMinutes: 29 })]).toEqual([true, false])
    expect([soupPasses({ maxCalories: 300 }), soupPasses({ maxCalories: 299 })]).toEqual([
      true,
      false,
    ])
    // $6.00 for four servings.
    expect([soupPasses({ budgetCents: 150 }), soupPasses({ budgetCents: 149 })]).toEqual([
      true,
      false,
    ])
  })

  it('keeps to the meal type and the diet', () => {
    expect([soupPasses({ mealType: 'lunch' }), soupPasses({ mealType: 'dinner' })]).toEqual([
      true,
      false,
    ])
    expect([soupPasses({ diet: 'plant_based' }), soupPasses({ diet: 'whole_grain' })]).toEqual([
      true,
      false,
    ])
  })

  it('takes a meal without times for no quick one', () => {
    expect(passes(untimed, { ...any, maxMinutes: 1440 }, allStaples)).toBe(false)
  })

  it('counts a staple that is lacking into the price', () => {
    expect(soupPasses({ budgetCents: 199 }, { ...allStaples, lacking: ['salt'] })).toBe(false)
    expect(soupPasses({ budgetCents: 200 }, { ...allStaples, lacking: ['salt'] })).toBe(true)
  })

  it('finds only meals that use something of what is at home', () => {
    expect(soupPasses({}, { lacking: [], foods: new Set(['leek']) })).toBe(true)
    expect(soupPasses({}, { lacking: [], foods: new Set(['beef']) })).toBe(false)
  })
})

it('what is missing for a meal is neither at home, nor a staple, nor water', () => {
  expect(missingFoods(soup, allStaples)).toBe(2)
  expect(missingFoods(soup, { lacking: [], foods: new Set(['leek']) })).toBe(1)
  expect(missingFoods(soup, { lacking: ['salt'], foods: new Set(['leek']) })).toBe(2)
})

describe('the order', () => {
  const names = (sort: Parameters<typeof sorted>[1], atHome = allStaples) =>
    sorted([untimed, soup], sort, atHome).map(({ name }) => name)

  it('is that of the text, of names or of a figure', () => {
    expect(names('best')).toEqual(['Roast', 'Carrot Soup'])
    expect(names('name')).toEqual(['Carrot Soup', 'Roast'])
    expect(names('price')).toEqual(['Carrot Soup', 'Roast'])
    expect(names('calories')).toEqual(['Carrot Soup', 'Roast'])
    expect(names('missing')).toEqual(['Roast', 'Carrot Soup'])
    expect(names('missing', { lacking: [], foods: new Set(['leek', 'carrot']) })).toEqual([
      'Carrot Soup',
      'Roast',
    ])
  })

  it('has unknown times last', () => {
    expect(names('minutes')).toEqual(['Carrot Soup', 'Roast'])
  })
})
