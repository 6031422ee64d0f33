import type { Diet } from '../../catalogue/diets.ts'
import type { Product } from '../../catalogue/product.ts'
import type { Meal } from '../meal.ts'
import { type BasketLine, packagesFor } from './basket.ts'

/** A product chosen in place of the cheapest one. */
export type ChosenProduct = { product: Product; packageGrams: number | null }

/** The meal with other products for these foods; percents and prices follow from them. */
export function withProducts(meal: Meal, chosen: Readonly<Record<string, ChosenProduct>>): Meal {
  const ingredients = meal.ingredients?.map(ingredient => ({
    ...ingredient,
    ...chosen[ingredient.food],
  }))
  return { ...meal, ingredients: ingredients ?? null }
}

export type PricedSwap = ChosenProduct & {
  packages: number
  /** What the meal would then cost more; negative: less. */
  differenceCents: number
  /** It keeps to the diet that was wished for. */
  isOfDiet: boolean
}

/**
 * What could replace the product of a line, beside what it costs now; `scale` is servings wanted ÷
 * servings written. Those that keep to the diet come first, then the cheaper.
 */
export function pricedSwaps(
  { ingredient, packages }: BasketLine,
  others: readonly ChosenProduct[],
  scale: number,
  diet: Diet | null,
): PricedSwap[] {
  const now = ingredient.product.priceCents * Math.max(1, packages)
  return others
    .filter(({ product }) => product.id !== ingredient.product.id)
    .map(({ product, packageGrams }) => {
      const needed = packagesFor({ grams: ingredient.grams, packageGrams }, scale)
      return {
        product,
        packageGrams,
        packages: needed,
        differenceCents: product.priceCents * needed - now,
        isOfDiet: diet !== null && product.diets.includes(diet),
      }
    })
    .sort(
      (a, b) => Number(b.isOfDiet) - Number(a.isOfDiet) || a.differenceCents - b.differenceCents,
    )
}
