import { expect, it } from 'vitest'
import { basketAddressFrom, basketStateFrom, noAdjustments, usualBasket } from './basket-address.ts'

it('holds all that decides a basket, and is read back as it was', () => {
  const state = {
    criteria: { budgetCents: 85_00, people: 3, days: 5, diet: 'plant_based' as const },
    adjustments: {
      kept: [{ productId: 'a,b*c', quantity: 2 }],
      held: [
        { productId: 'bread', quantity: 1 },
        { productId: 'none of this', quantity: 0 },
      ],
      without: ['50/50', 'plain'],
    },
    seed: 7,
  }
  expect(basketStateFrom(basketAddressFrom(state))).toEqual(state)
})

it('is short for the usual basket', () => {
  const state = { criteria: usualBasket, adjustments: noAdjustments, seed: null }
  expect(basketAddressFrom(state)).toEqual({ way: 'basket' })
})

it.each([
  { budget: '83' },
  { budget: '-5', people: '0', days: '400', diet: 'air', seed: 'x' },
  { keep: 'x*milk,1*,3', without: '%E0%A4,,' },
])('reads what nobody could have chosen as the usual: %j', address => {
  expect(basketStateFrom(address)).toEqual({
    criteria: usualBasket,
    adjustments: noAdjustments,
    seed: null,
  })
})
