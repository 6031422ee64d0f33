/** Older purchases no longer count. */
export const countedDays = 90

/** Fewer shoppers are not counted, so that nobody's purchases can be read from an order of products. */
export const leastShoppers = 3

/**
 * How popular a product is of which the catalogue does not say it, from the number of different shoppers who
 * bought it or have it in their cart. It grows in steps of three, so that no single shopper moves it.
 */
export function countedPopularity(shoppers: number): number {
  return Math.floor(shoppers / leastShoppers) * leastShoppers
}
