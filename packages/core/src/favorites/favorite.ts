import type { Product } from '../catalogue/product.ts'
import type { Meal } from '../meals/meal.ts'
import type { MealSnapshot } from '../meals/meal-snapshot.ts'
import { recipeIdIn } from '../recipes/recipe.ts'

/**
 * Something with a filled heart (spec 1 §3). `id` is the product's id or the meal's name, which is the key
 * of a meal in storage. A product is shown with today's data.
 */
export type Favorite = NewFavorite & { dateAdded: string }

/**
 * What the card of a meal shows; its snapshot is read when the meal is opened. The description is in English, for
 * favorites that a device stored without diets and calories.
 */
export type FavoriteMeal = Pick<Meal, 'slug' | 'name' | 'imageUrl'> &
  Partial<Pick<Meal, 'diets' | 'calories'>> &
  Pick<MealSnapshot, 'description'>

/** The product or meal whose heart is pressed. */
export type NewFavorite =
  | { type: 'product'; id: string; data: Product }
  | { type: 'meal'; id: string; data: FavoriteMeal }

export type FavoriteKey = Pick<Favorite, 'type' | 'id'>

export const maxFavorites = 500

/** The key of a signed-out visitor's favorites in browser storage (spec 1 §3). */
export const localFavoritesKey = 'favorites'

export function isSameFavorite(one: FavoriteKey, other: FavoriteKey): boolean {
  return one.type === other.type && one.id === other.id
}

/**
 * A meal is identified by its name (spec 1 §3), but a shopper's recipe by its slug, because its name may be that of
 * another meal.
 */
export function favoriteMealId({ slug, name }: Pick<Meal, 'slug' | 'name'>): string {
  return recipeIdIn(slug) === null ? name : slug
}
