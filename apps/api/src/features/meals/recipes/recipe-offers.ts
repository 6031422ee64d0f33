import { type Offer, offersFor } from '@aisleway/core/meals/basket/food-products'
import { packageGrams } from '@aisleway/core/meals/basket/package-grams'
import { productFromRow } from '../../catalogue/product-from-row.ts'
import { productsById } from '../../catalogue/products-by-id.ts'
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts'
import type { TodaysMenu } from '../build-menu.ts'
import { nameLikeness } from '../recipe-import/find-food.ts'

const prefix = 'product:'

/** The key of an ingredient for which the shopper chose one product, instead of a food's key. */
export function keyOfProduct(productId: string): string {
  return `${prefix}${productId}`
}

/** The ways to buy a food, or the one product chosen for an ingredient of a shopper's recipe. */
export function recipeOffers(
  menu: TodaysMenu,
  catalogue: CatalogueSnapshot,
): TodaysMenu['offersOf'] {
  return (food, grams) => {
    if (!food.startsWith(prefix)) return menu.offersOf(food, grams)
    const row = productsById(catalogue).get(food.slice(prefix.length))
    if (!row) return undefined
    const choice = {
      product: productFromRow(row),
      packageGrams: packageGrams(row.weightQuantity, {}),
    }
    return offersFor([choice], grams)
  }
}

/** The offer that is bought for an ingredient: the first of those whose products are called most like it. */
export function offerNamed(offers: readonly Offer[] = [], name: string): Offer | undefined {
  const likeness = nameLikeness(name)
  const [first, ...others] = offers.map(offer => ({ offer, score: likeness(offer.product) }))
  return others.reduce((best, other) => (other.score > best!.score ? other : best), first)?.offer
}
