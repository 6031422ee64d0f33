import type { MealImages } from '@aisleway/core/meals/meal-image'
import { mealPicture } from './build-meals.ts'
import { cookbook } from './cookbook.ts'

/** Where a meal would take the product on the left, it takes the one on the right. By name. */
export const productReplacements: Readonly<Record<string, string>> = {
  'Market Crossing Iodized Salt, 26 oz': 'Lakemount Kosher Salt, 3 lb',
}

export const mealImages: MealImages = {
  // The little bottle is new; its label is that of the jug.
  fixed: {
    'Whitcomb Sugarhouse 100% Pure Maple Syrup, Grade A Amber, 12.5 fl oz':
      '/pictures/maple-leaf.jug.brown.svg',
  },
  unusedHosts: ['supperclub.example', 'weeknight-kitchen.example'],
  fallback: Object.fromEntries(
    cookbook.map(recipe => [recipe.name, `/pictures/${mealPicture(recipe)}`]),
  ),
  placeholder: '/placeholder.svg',
}
