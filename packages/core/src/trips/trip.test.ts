import { describe, expect, it } from 'vitest'
import { durationText, explainSavings, type TripItem, tripTotals } from './trip.ts'

const item = (given: Partial<TripItem>): TripItem => ({
  productId: 'p',
  name: 'Limes',
  imageUrl: '',
  weightQuantity: '',
  department: 'Produce',
  quantity: 1,
  priceCents: 199,
  originalPriceCents: null,
  origin: 'list',
  isChecked: true,
  ...given,
})

describe('a trip', () => {
  it('counts checked items only', () => {
    expect(
      tripTotals([
        item({ quantity: 3 }),
        item({ isChecked: false, priceCents: 5000, originalPriceCents: 9000 }),
        item({ priceCents: null }),
      ]),
    ).toEqual({
      itemsCount: 3,
      checkedItemsCount: 2,
      totalCents: 597,
      savingsCents: 0,
      suggestedItemsAdded: 0,
    })
  })

  it('saves (original − price) × quantity on sale items', () => {
    expect(tripTotals([item({ quantity: 2, originalPriceCents: 299 })]).savingsCents).toBe(200)
  })

  it('does not lose savings to a price that went up', () => {
    const totals = tripTotals([item({ originalPriceCents: 299 }), item({ originalPriceCents: 99 })])
    expect(totals.savingsCents).toBe(100)
  })

  it('explains its savings by source, the lines summing to the cent', () => {
    const items = [
      item({ name: 'Milk', originalPriceCents: 299 }),
      item({ name: 'Limes', origin: 'deal', quantity: 2, originalPriceCents: 249 }),
      item({ name: 'Bread', origin: 'aisle' }),
    ]
    expect(explainSavings(items)).toEqual([
      {
        origin: 'list',
        savingsCents: 100,
        lines: [{ name: 'Milk', quantity: 1, savingsCents: 100 }],
      },
      {
        origin: 'deal',
        savingsCents: 100,
        lines: [{ name: 'Limes', quantity: 2, savingsCents: 100 }],
      },
    ])
  })
})

describe('a duration', () => {
  it.each([
    [0, '0s'],
    [59, '59s'],
    [60, '1m 0s'],
    [725, '12m 5s'],
    [3661, '61m 1s'],
  ])('of %i seconds reads %s', (seconds, text) => expect(durationText(seconds)).toBe(text))
})
