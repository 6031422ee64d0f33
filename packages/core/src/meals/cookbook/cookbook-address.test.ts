import { describe, expect, it } from 'vitest'
import {
  type CookbookState,
  cookbookAddressFrom,
  cookbookSortOf,
  cookbookStateFrom,
  countCookbookFilters,
  showsAllMeals,
  withCookbookChange,
} from './cookbook-address.ts'

const whole = cookbookStateFrom({})
const narrow: CookbookState = {
  whose: 'mine',
  query: 'soup',
  mealType: 'lunch',
  diet: 'plant_based',
  maxMinutes: 30,
  budgetCents: 250,
  maxCalories: 600,
  foods: ['carrot', 'basil fresh'],
  sort: 'price',
  page: 3,
}

describe('the address of the cookbook', () => {
  it('holds everything that is chosen', () => {
    expect(cookbookStateFrom(cookbookAddressFrom(narrow))).toEqual(narrow)
  })

  it('is empty while nothing is chosen', () => {
    expect(cookbookAddressFrom(whole)).toEqual({})
    expect(showsAllMeals(whole)).toBe(true)
  })

  it('leaves out what nobody could have chosen', () => {
    const typed = { type: 'tea', diet: 'x', minutes: '-3', budget: '0', sort: 'luck', page: '0' }
    expect(cookbookStateFrom({ ...typed, calories: '1e9', q: 7, have: 3 })).toEqual(whole)
  })

  it('names a food once, and not more than thirty', () => {
    const many = Array.from({ length: 40 }, (_, i) => `food ${i}`)
    const { foods } = cookbookStateFrom({ have: ['', 'leek', 'leek', ...many].join(',') })
    expect(foods.slice(0, 2)).toEqual(['leek', 'food 0'])
    expect(foods).toHaveLength(30)
  })
})

it('a change leads back to page 1, and counts as a filter', () => {
  expect(withCookbookChange(narrow, { query: 'pie' })).toMatchObject({ query: 'pie', page: 1 })
  expect(countCookbookFilters(narrow)).toBe(5)
  expect(countCookbookFilters(withCookbookChange(narrow, { maxMinutes: null }))).toBe(4)
})

it('the order follows from what is asked until one is chosen', () => {
  expect(cookbookSortOf(whole)).toBe('name')
  expect(cookbookSortOf({ ...whole, foods: ['leek'] })).toBe('missing')
  expect(cookbookSortOf({ ...whole, foods: ['leek'], query: 'soup' })).toBe('best')
  expect(cookbookSortOf(narrow)).toBe('price')
})
