import type { Diet } from '@aisleway/core/catalogue/diets'
import { pantryStaple } from '@aisleway/core/meals/basket/pantry'
import type { StoredIngredient } from '../stored-ingredient.ts'
import type { NutritionLookup } from './nutrition-lookup.ts'

/**
 * The nutrition per serving and the diets of a recipe. One unknown ingredient makes the sum unknown, except salt,
 * spices and water without an amount: they contribute nothing but salt's sodium, which is then unknown.
 */
export function figuresOf(
  name: string,
  ingredients: readonly StoredIngredient[],
  servings: number,
  nutritionLookup: NutritionLookup,
): ReturnType<NutritionLookup['figuresOf']> | null {
  const known = new Set(nutritionLookup.foods.map(({ food }) => food))
  const isLeftOut = (one: StoredIngredient) => {
    const staple = pantryStaple(one, { name, ingredients })
    return one.amount === null && (staple === 'water' || staple === 'salt' || staple === 'spices')
  }
  const counted = ingredients.filter(one => !isLeftOut(one))
  const portions = counted.flatMap(({ food, grams }) =>
    grams !== null && known.has(food) ? [{ food, grams }] : [],
  )
  if (portions.length === 0 || portions.length < counted.length) return null
  const figures = nutritionLookup.figuresOf(portions, servings)
  if (counted.length === ingredients.length) return figures
  return {
    nutrition: { ...figures.nutrition, sodium: null },
    diets: figures.diets.filter(diet => !limitsSodium.has(diet)),
  }
}

const limitsSodium: ReadonlySet<Diet> = new Set(['low_sodium', 'heart_smart'])
