import type { Offer } from '@aisleway/core/meals/basket/food-products'
import { pantryStaple } from '@aisleway/core/meals/basket/pantry'
import type { MealIngredient } from '@aisleway/core/meals/meal'
import type { StoredIngredient } from './stored-ingredient.ts'

/** A dish's ingredients with the products bought for them today. */
export function ingredientsToday(
  name: string,
  stored: readonly StoredIngredient[],
  firstOffer: (stored: StoredIngredient) => Offer | undefined,
): MealIngredient[] {
  return stored.map(one => {
    const { search: _, gramsPerFlOz: __, refusePercent: ___, ...ingredient } = one
    const staple = pantryStaple(ingredient, { name, ingredients: stored })
    const offer = firstOffer(one)
    return {
      ...ingredient,
      isPantry: staple !== null,
      staple: staple === 'water' ? null : staple,
      product: offer?.product ?? null,
      packageGrams: offer?.packageGrams ?? null,
    }
  })
}
