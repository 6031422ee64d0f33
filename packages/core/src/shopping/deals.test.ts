import { describe, expect, it } from 'vitest'
import { dealReason, pickDeals } from './deals.ts'

describe('the reason of a deal', () => {
  it.each([
    [69, 100, 'great'],
    [70, 100, 'good'],
    [79, 100, 'good'],
    [80, 100, 'sale'],
    [99, 100, 'sale'],
    [100, 100, 'popular'],
    [120, 100, 'popular'],
  ] as const)('of %i cents instead of %i is %s', (priceCents, originalPriceCents, reason) => {
    expect(dealReason({ priceCents, originalPriceCents })).toBe(reason)
  })

  it('is not lost to rounding: exactly 30 % off of 2.99 does not exist, 2.09 is over', () => {
    expect(dealReason({ priceCents: 209, originalPriceCents: 299 })).toBe('great')
    expect(dealReason({ priceCents: 210, originalPriceCents: 299 })).toBe('good')
  })

  it('without an original price is that it is popular', () => {
    expect(dealReason({ priceCents: 100, originalPriceCents: null })).toBe('popular')
  })
})

describe('picking deals', () => {
  const deal = (name: string, priceCents: number, originalPriceCents: number | null = null) => ({
    name,
    priceCents,
    originalPriceCents,
  })
  const deals = [
    deal('Kale', 299, 399),
    deal('Figs', 199, 499),
    deal('Leek', 99),
    deal('Limes', 149, 199),
    deal('Pears', 79),
  ]
  const pick = (value: number, onList: string[] = []) =>
    pickDeals(deals, onList, () => value).map(({ name }) => name)

  it('takes three, none twice', () => {
    expect(new Set(pick(0.999)).size).toBe(3)
  })

  it('leaves out what the list names, whatever the case', () => {
    expect(pick(0, ['KALE', 'figs', 'Leek'])).toEqual(['Limes', 'Pears'])
  })

  it('follows the random source, so that a test can fix it', () => {
    expect(pick(0).toSorted()).toEqual(['Figs', 'Kale', 'Leek'])
    expect(pick(0.999).toSorted()).toEqual(['Leek', 'Limes', 'Pears'])
  })

  it('puts what is on sale first, then the cheaper', () => {
    expect(pick(0)).toEqual(['Figs', 'Kale', 'Leek'])
    expect(pick(0.999)).toEqual(['Limes', 'Pears', 'Leek'])
  })
})
