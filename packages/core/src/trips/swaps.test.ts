import { describe, expect, it } from 'vitest'
import { explainSwaps } from './swaps.ts'
import { explainSavings, type TripItem, tripTotals } from './trip.ts'

const planned = {
  productId: 'milk',
  name: 'Whole Milk',
  quantity: 2,
  priceCents: 399,
  origin: 'list',
} as const
const oats: TripItem = {
  productId: 'oats',
  name: 'Oat Milk',
  imageUrl: '',
  weightQuantity: '',
  department: 'Dairy & Eggs',
  quantity: 1,
  priceCents: 459,
  originalPriceCents: 499,
  origin: 'aisle',
  isChecked: true,
  insteadOf: planned,
}

describe('the swaps of a trip', () => {
  it('tell what was bought, in place of what, and what the line cost more or less', () => {
    expect(explainSwaps([oats, { ...oats, quantity: 3 }])).toEqual({
      lines: [
        {
          name: 'Oat Milk',
          quantity: 1,
          insteadOf: { name: 'Whole Milk', quantity: 2 },
          differenceCents: 459 - 2 * 399,
        },
        {
          name: 'Oat Milk',
          quantity: 3,
          insteadOf: { name: 'Whole Milk', quantity: 2 },
          differenceCents: 3 * 459 - 2 * 399,
        },
      ],
      differenceCents: 4 * 459 - 4 * 399,
    })
  })

  it('leave out of the sum what has no price, and have none without any', () => {
    const unknown = { ...oats, priceCents: null }
    const fromWords = { ...oats, insteadOf: { ...planned, priceCents: null } }
    expect(explainSwaps([unknown, oats]).differenceCents).toBe(459 - 2 * 399)
    expect(explainSwaps([unknown, fromWords])).toMatchObject({
      lines: [{ differenceCents: null }, { differenceCents: null }],
      differenceCents: null,
    })
  })

  it('are what was bought: neither what was not ticked, nor what was on the list anyway', () => {
    const { insteadOf: _, ...plain } = oats
    expect(explainSwaps([{ ...oats, isChecked: false }, plain]).lines).toEqual([])
  })

  it('change no total and no savings', () => {
    const { insteadOf: _, ...plain } = oats
    expect(tripTotals([oats])).toEqual(tripTotals([plain]))
    expect(explainSavings([oats])).toEqual(explainSavings([plain]))
  })
})
