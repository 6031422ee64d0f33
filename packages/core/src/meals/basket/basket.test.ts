import { describe, expect, it } from 'vitest'
import { testIngredient, testMeal } from '../meal.test-data.ts'
import {
  basketLines,
  centsPerServing,
  freshBasket,
  includePantry,
  maxServings,
  packagesFor,
  pantryCost,
  percentUsed,
  setPackages,
  setPantry,
  setServings,
  totalCents,
} from './basket.ts'

const meal = testMeal([
  testIngredient('beans', 399),
  testIngredient('tomatoes', 250, { grams: 907.2 }),
  testIngredient('oil', 899, { isPantry: true, staple: 'oil' }),
  testIngredient('salt', 329, { isPantry: true, staple: 'salt' }),
  testIngredient('moon dust', 0, { product: null, packageGrams: null }),
])
const fresh = freshBasket(meal)

describe('the price per serving', () => {
  it('counts what is to be bought, not what is in the pantry', () => {
    // $3.99 + 2 × $2.50, for four.
    expect(centsPerServing(meal)).toBe(899 / 4)
  })

  it('pantry items count once they are added, and no longer once they are removed', () => {
    const withOil = setPantry(fresh, 'oil', true)
    expect(totalCents(meal, withOil)).toBe(899 + 899)
    expect(totalCents(meal, setPantry(withOil, 'salt', true))).toBe(899 + 899 + 329)
    expect(totalCents(meal, setPantry(withOil, 'oil', false))).toBe(899)
  })

  it('what the pantry says of one food goes before the answer about its kind', () => {
    const usedUp = freshBasket(meal, [], { grams: {}, out: ['salt'] })
    expect(totalCents(meal, usedUp)).toBe(899 + 329)
    expect(totalCents(meal, setPantry(usedUp, 'salt', false))).toBe(899)
    const atHome = freshBasket(meal, ['oil', 'salt'], { grams: { oil: 300 }, out: [] })
    expect(totalCents(meal, atHome)).toBe(899 + 329)
  })

  it('all pantry items count when they are included, and none when they are not', () => {
    const all = includePantry(meal, fresh, true)
    expect(centsPerServing(meal, all)).toBe((899 + 899 + 329) / 4)
    expect(totalCents(meal, includePantry(meal, all, false))).toBe(899)
  })

  it('removing one pantry item from all of them leaves the others', () => {
    const all = includePantry(meal, fresh, true)
    expect(totalCents(meal, setPantry(all, 'oil', false))).toBe(899 + 329)
  })

  it('counts the pantry items that the shopper lacks, until they are taken out', () => {
    const withoutOil = freshBasket(meal, ['oil', 'flour'])
    expect(totalCents(meal, withoutOil)).toBe(899 + 899)
    expect(totalCents(meal, setPantry(withoutOil, 'oil', false))).toBe(899)
    expect(totalCents(meal, includePantry(meal, withoutOil, false))).toBe(899)
  })

  it('packages chosen by hand count as chosen; there is no less than one', () => {
    expect(totalCents(meal, setPackages(fresh, 'beans', 3))).toBe(3 * 399 + 500)
    expect(totalCents(meal, setPackages(fresh, 'beans', 0))).toBe(399 + 500)
  })

  it('removing a pantry item discards its chosen number of packages', () => {
    const two = setPackages(setPantry(fresh, 'oil', true), 'oil', 2)
    expect(totalCents(meal, two)).toBe(899 + 2 * 899)
    const again = setPantry(setPantry(two, 'oil', false), 'oil', true)
    expect(totalCents(meal, again)).toBe(899 + 899)
  })

  it('of twice the servings is less than before where a package still holds enough', () => {
    const eight = setServings(fresh, 8)
    expect(basketLines(meal, eight).map(({ packages }) => packages)).toEqual([2, 4, 0, 0])
    expect(centsPerServing(meal, eight)).toBe((2 * 399 + 4 * 250) / 8)
    const half = setServings(fresh, 2)
    expect(centsPerServing(meal, half)).toBe((399 + 250) / 2)
  })

  it('other servings forget packages chosen for the old ones', () => {
    expect(setServings(setPackages(fresh, 'beans', 9), 4)).toEqual(fresh)
  })

  it('servings stay between one and the most', () => {
    expect(setServings(fresh, 0).servings).toBe(1)
    expect(setServings(fresh, 100).servings).toBe(maxServings)
  })
})

describe('what the pantry would cost', () => {
  it('is listed for what does not count, the most expensive first', () => {
    expect(pantryCost(meal, fresh, false)).toEqual({ cents: 899 + 329, names: ['oil', 'salt'] })
    expect(pantryCost(meal, fresh, true)).toEqual({ cents: 0, names: [] })
  })

  it('and of what does', () => {
    const withoutSalt = freshBasket(meal, ['salt'])
    expect(pantryCost(meal, withoutSalt, true)).toEqual({ cents: 329, names: ['salt'] })
    expect(pantryCost(meal, withoutSalt, false)).toEqual({ cents: 899, names: ['oil'] })
  })

  it('asks for more packages where there are more servings', () => {
    expect(pantryCost(meal, setServings(fresh, 8), false).cents).toBe(2 * (899 + 329))
  })
})

describe('packages', () => {
  it('are as many as hold the amount', () => {
    expect(packagesFor({ grams: 1, packageGrams: 453.6 })).toBe(1)
    expect(packagesFor({ grams: 900, packageGrams: 453.6 })).toBe(2)
  })

  it('may fall short by 5 %, and by no more', () => {
    expect(packagesFor({ grams: 105, packageGrams: 100 })).toBe(1)
    expect(packagesFor({ grams: 105.4, packageGrams: 100 })).toBe(2)
  })

  it('are one if the grams of the amount or of the package are unknown', () => {
    expect(packagesFor({ grams: null, packageGrams: 100 })).toBe(1)
    expect(packagesFor({ grams: 900, packageGrams: null })).toBe(1)
  })
})

describe('what a meal uses of its packages', () => {
  const [beans] = basketLines(meal, fresh)

  it('is a percentage', () => {
    const half = { ...beans!, ingredient: { ...beans!.ingredient, grams: 226.8 } }
    expect(percentUsed(half, 1)).toBe(50)
    expect(percentUsed({ ...half, packages: 2 }, 1)).toBe(25)
    expect(percentUsed(half, 2)).toBe(100)
  })

  it('is never nothing and never more than all', () => {
    const pinch = { ...beans!, ingredient: { ...beans!.ingredient, grams: 0.3 } }
    expect(percentUsed(pinch, 1)).toBe(1)
    expect(percentUsed(beans!, 1.03)).toBe(100)
  })

  it('is null if it is unknown or nothing is bought', () => {
    const vague = { ...beans!, ingredient: { ...beans!.ingredient, packageGrams: null } }
    expect(percentUsed(vague, 1)).toBeNull()
    expect(percentUsed({ ...beans!, packages: 0 }, 1)).toBeNull()
  })
})
