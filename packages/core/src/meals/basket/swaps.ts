import type { Diet } from '../../catalogue/diets.ts'
import type { Product } from '../../catalogue/product.ts'
import type { Meal } from '../meal.ts'
import { type BasketLine, packagesFor } from './basket.ts'

/** A product chosen in place of the cheapest one. */
export type ChosenProduct = { product: Product; packageGrams: number | null }

/** The meal with other products for these foods; percentages and prices follow from them. */
export function withProducts(meal: Meal, chosen: Readonly<Record<string, ChosenProduct>>): Meal {
  const ingredients = meal.ingredients?.map(ingredient => ({
    ...ingredient,
    ...chosen[ingredient.food],
  }))
  return { ...meal, ingredients: ingredients ?? null }
}

export type PricedSwap = ChosenProduct & {
  packages: number
  /** The change in the meal's cost; negative if it becomes cheaper. */
  differenceCents: number
  /** Whether it fits the diet of the criteria. */
  isOfDiet: boolean
}

/**
 * The possible replacements for the product of a line, with the change in cost; `scale` is servings wanted
 * ÷ servings written. Those that fit the diet come first, then the cheaper ones.
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
