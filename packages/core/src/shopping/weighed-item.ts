import { readSize } from '../catalogue/unit-price.ts'

/**
 * Sold by weight: "about 1.5 lb", "per lb", and not "1.5 lb", which is packed. Read without regard to case, by
 * JavaScript and by PostgreSQL.
 */
export const byWeightPattern = String.raw`^\s*(about|approx\.?|approximately|per|~)\s*[\d.]*\s*(lb|pound)`
const byWeight = new RegExp(byWeightPattern, 'i')

/** The pounds that one of an item was reckoned with; null if it is not sold by weight. */
export function expectedPounds(weightQuantity: string): number | null {
  const size = byWeight.test(weightQuantity) ? readSize(weightQuantity) : null
  return size?.unit === 'lb' ? size.amount : null
}

/** What the scale makes of a price that was reckoned with other pounds. */
export function weighedCents(priceCents: number, expected: number, pounds: number): number {
  return Math.round((priceCents * pounds) / expected)
}
