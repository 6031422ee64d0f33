import { readSize } from '../catalogue/unit-price.ts'

/** Sold by weight: "about 1.5 lb" or "per lb", but not "1.5 lb", which is prepacked. */
const byWeight = /^\s*(about|approx\.?|approximately|per|~)\s*[\d.]*\s*(lb|pound)/i

/** The estimated pounds of this many; null if the item is not sold by weight. */
export function expectedPounds(weightQuantity: string, quantity = 1): number | null {
  const size = byWeight.test(weightQuantity) ? readSize(weightQuantity) : null
  if (size?.unit !== 'lb') return null
  // Three times 1.1 lb is 3.3 lb, not 3.3000000000000003.
  return Number((size.amount * quantity).toFixed(4))
}

/** The price at the weighed amount, given the price for the estimated pounds. */
export function weighedCents(priceCents: number, expected: number, pounds: number): number {
  return Math.round((priceCents * pounds) / expected)
}
