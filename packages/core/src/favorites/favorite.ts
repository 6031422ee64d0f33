import type { Product } from '../catalogue/product.ts'
import type { Meal } from '../meals/meal.ts'
import type { MealSnapshot } from '../meals/meal-snapshot.ts'

/**
 * Something with a filled heart (spec 1 §3): `id` is the product's id or the meal's name, which is
 * how the store tells meals apart. A product is shown as it is today.
 */
export type Favorite = NewFavorite & { dateAdded: string }

/** What the card of a meal shows; the snapshot it comes from is read when the meal is opened. */
export type FavoriteMeal = Pick<Meal, 'slug' | 'name' | 'imageUrl'> &
  Pick<MealSnapshot, 'description'>

/** What a heart is pressed on. */
export type NewFavorite =
  | { type: 'product'; id: string; data: Product }
  | { type: 'meal'; id: string; data: FavoriteMeal }

export type FavoriteKey = Pick<Favorite, 'type' | 'id'>

export const maxFavorites = 500

/** Where a signed-out visitor's favorites are kept in the browser (spec 1 §3). */
export const localFavoritesKey = 'favorites'

export function isSameFavorite(one: FavoriteKey, other: FavoriteKey): boolean {
  return one.type === other.type && one.id === other.id
}
