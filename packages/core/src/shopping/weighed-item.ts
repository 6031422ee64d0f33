import { readSize } from '../catalogue/unit-price.ts'
import type { LineTotal } from './line-cents.ts'

/** Sold by weight: "about 1.5 lb" or "per lb", but not "1.5 lb", which is prepacked. */
const byWeight = /^\s*(about|approx\.?|approximately|per|~)\s*[\d.]*\s*(lb|pound)/i

/** The estimated pounds of this many; null if the item is not sold by weight. */
export function expectedPounds(weightQuantity: string, quantity = 1): number | null {
  const size = byWeight.test(weightQuantity) ? readSize(weightQuantity) : null
  if (size?.unit !== 'lb') return null
  // Three times 1.1 lb is 3.3 lb, not 3.3000000000000003.
  return Number((size.amount * quantity).toFixed(4))
}

/** What something costs by the scale: one of it, and all of them to the cent. */
export type WeighedPrice = { priceCents: number; lineTotal: LineTotal }

/** The price of this many that weigh `pounds` together, given the price of one if all weigh the `expected` pounds. */
export function weighedPrice(
  { priceCents, expected, quantity }: { priceCents: number; expected: number; quantity: number },
  pounds: number,
): WeighedPrice {
  const cents = Math.round((priceCents * quantity * pounds) / expected)
  return { priceCents: Math.round(cents / quantity), lineTotal: { cents, quantity } }
}
