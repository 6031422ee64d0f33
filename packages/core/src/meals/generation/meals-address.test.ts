import { describe, expect, it } from 'vitest'
import { type MealsState, mealsAddressFrom, mealsStateFrom } from './meals-address.ts'

const everything: MealsState = {
  criteria: { mealType: 'dinner', diet: 'plant_based', budgetCents: 405, maxCalories: 600 },
  seed: 1234,
  index: 2,
}

describe('the address of Meal Generation', () => {
  it('says all that the screen shows, and reads back the same', () => {
    expect(mealsAddressFrom(everything)).toEqual({
      type: 'dinner',
      diet: 'plant_based',
      budget: '4.05',
      calories: '600',
      seed: '1234',
      meal: '3',
    })
    expect(mealsStateFrom(mealsAddressFrom(everything))).toEqual(everything)
  })

  it('leaves out what is as at first', () => {
    const { criteria } = mealsStateFrom({ type: 'lunch' })
    expect(criteria).toEqual({
      mealType: 'lunch',
      diet: 'no_preference',
      budgetCents: null,
      maxCalories: null,
    })
    expect(mealsAddressFrom({ criteria, seed: null, index: null })).toEqual({ type: 'lunch' })
  })

  it('says nothing without a meal type', () => {
    const nothing = { criteria: null, seed: null, index: null }
    expect(mealsStateFrom({ diet: 'plant_based', seed: '4' })).toEqual(nothing)
    expect(mealsStateFrom({ type: 'supper' })).toEqual(nothing)
  })

  it.each(['0.99', '-4', 'free', '1e3', ['4']])('takes no budget from %j', budget => {
    expect(mealsStateFrom({ type: 'dinner', budget }).criteria?.budgetCents).toBeNull()
  })

  it('shows no single meal before meals are picked', () => {
    expect(mealsStateFrom({ type: 'dinner', meal: '2' }).index).toBeNull()
  })
})
