/** Older purchases no longer count. */
export const countedDays = 90

/** Below this number of shoppers a product counts as 0, so that sort orders reveal nobody's purchases. */
const leastShoppers = 3

/**
 * The popularity of a product for which the catalogue gives none: the number of distinct shoppers who bought it or
 * have it in their cart. It grows in steps of three, so that most single purchases leave it as it is.
 */
export function countedPopularity(shoppers: number): number {
  return Math.floor(shoppers / leastShoppers) * leastShoppers
}

/**
 * The popularity of a product that too few shoppers have bought to be counted, by how many recipes of the store need a
 * food that it serves as. It is below that of any counted product.
 */
export function expectedPopularity(recipes: number): number {
  return Math.min(leastShoppers - 1, Math.ceil(recipes / manyRecipes))
}

/** Of some 180 recipes. */
const manyRecipes = 4
