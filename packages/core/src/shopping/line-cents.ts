/** What this many packages cost together; where they were weighed together, the price of one is rounded. */
export type LineTotal = { cents: number; quantity: number }

type Line = {
  priceCents: number | null
  quantity: number
  /** Set where they were weighed together. */
  lineTotalCents?: number | null | undefined
}

/** The cost of all packages of an item; nothing without a price. */
export function lineCents({ priceCents, quantity, lineTotalCents }: Line): number {
  return lineTotalCents ?? (priceCents ?? 0) * quantity
}
