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
  const deals = ['Kale', 'Figs', 'Leek', 'Limes', 'Pears'].map(name => ({ name }))

  it('takes three, none twice', () => {
    const picked = pickDeals(deals, [], () => 0.999)
    expect(new Set(picked.map(({ name }) => name)).size).toBe(3)
  })

  it('leaves out what the list names, whatever the case', () => {
    const picked = pickDeals(deals, ['KALE', 'figs', 'Leek'], () => 0)
    expect(picked.map(({ name }) => name)).toEqual(['Limes', 'Pears'])
  })

  it('follows the random source, so that a test can fix it', () => {
    const pick = (value: number) => pickDeals(deals, [], () => value).map(({ name }) => name)
    expect(pick(0)).toEqual(['Kale', 'Figs', 'Leek'])
    expect(pick(0.999)).toEqual(['Pears', 'Limes', 'Leek'])
  })
})
