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

/** The cost of so many packages of a product in the store. */
export function packagesCents({
  product,
  quantity,
}: {
  product: { priceCents: number }
  quantity: number
}): number {
  return lineCents({ priceCents: product.priceCents, quantity })
}

/**
 * What a line tells about the price of one; null without a price, and where it was weighed, since the scale decided
 * what one cost.
 */
export function priceOfOne({
  priceCents,
  lineTotalCents,
}: Pick<Line, 'priceCents' | 'lineTotalCents'>): number | null {
  return lineTotalCents == null ? priceCents : null
}
