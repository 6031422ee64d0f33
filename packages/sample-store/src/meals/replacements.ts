import type { MealImages } from '@aisleway/core/meals/meal-image'
import { content } from '../content.ts'
import { mealPicture } from './build-meals.ts'

/** By product name: where a meal would use the key, it uses the value instead. */
export const productReplacements: Readonly<Record<string, string>> = content.replacements

export const mealImages: MealImages = {
  fixed: Object.fromEntries(
    Object.entries(content.fixedPictures).map(([name, file]) => [name, `/pictures/${file}`]),
  ),
  unusedHosts: content.unusedImageHosts,
  fallback: Object.fromEntries(
    content.recipes.map(recipe => [recipe.name, `/pictures/${mealPicture(recipe)}`]),
  ),
  placeholder: '/placeholder.svg',
}
