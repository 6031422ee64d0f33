import { describe, expect, it } from 'vitest'
import { dailyPrices, type PriceChange, priceVerdict } from './price-memory.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (days: number, priceCents: number): PriceChange => ({
  at: new Date(now.getTime() - days * 86_400_000).toISOString(),
  priceCents,
})
const today = (priceCents: number, isOnSale = false) => ({ priceCents, isOnSale })

describe('the verdict on a price', () => {
  it('is silent on a price that never changed', () => {
    expect(priceVerdict([ago(200, 399)], today(399), now)).toBeNull()
  })

  it('calls it the lowest in 90 days when it was higher and never lower', () => {
    expect(priceVerdict([ago(80, 399), ago(0, 349)], today(349), now)).toBe('lowest_in_90_days')
  })

  it('forgets what was lower more than 90 days ago', () => {
    const changes = [ago(120, 299), ago(91, 399), ago(0, 349)]
    expect(priceVerdict(changes, today(349), now)).toBe('lowest_in_90_days')
  })

  it('does not call it the lowest when it was lower within them', () => {
    expect(priceVerdict([ago(89, 299), ago(50, 399), ago(0, 349)], today(349), now)).toBeNull()
  })

  it('says when a sale is not cheaper than the median of 30 days', () => {
    const changes = [ago(40, 349), ago(10, 499), ago(0, 349)]
    expect(priceVerdict(changes, today(349, true), now)).toBe('not_cheaper_than_usual')
    expect(priceVerdict(changes, today(349, false), now)).not.toBe('not_cheaper_than_usual')
  })

  it('does not know what is usual for a product that has been sold for less than 30 days', () => {
    expect(priceVerdict([ago(29, 349)], today(349, true), now)).toBeNull()
    expect(priceVerdict([ago(30, 349)], today(349, true), now)).toBe('not_cheaper_than_usual')
  })

  it('lets a sale below the median stand', () => {
    const changes = [ago(40, 399), ago(0, 349)]
    expect(priceVerdict(changes, today(349, true), now)).toBe('lowest_in_90_days')
  })
})

it('fills the days between changes, from the first one remembered', () => {
  expect(dailyPrices([ago(2.5, 300), ago(1.5, 200)], 5, now)).toEqual([300, 200])
})
