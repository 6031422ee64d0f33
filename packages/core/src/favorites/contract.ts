import { type } from '@orpc/contract'
import { z } from 'zod'
import { productIdSchema } from '../catalogue/product-schema.ts'
import { refusals } from '../errors.ts'
import type { Meal } from '../meals/meal.ts'
import { slugSchema } from '../meals/meal-keys.ts'
import { signedIn } from '../route-bases.ts'
import { type Favorite, maxFavorites } from './favorite.ts'

const id = z.string().min(1).max(200)
const key = z.object({ type: z.enum(['product', 'meal']), id })
const all = type<Favorite[]>()

/** The signed-in shopper's favorites, newest first; every change answers with all of them. */
export const favoritesContract = {
  list: signedIn.route({ method: 'GET', path: '/favorites' }).output(all),

  addProduct: signedIn
    .route({ method: 'PUT', path: '/favorites/products/{productId}' })
    .input(z.object({ productId: productIdSchema }))
    .output(all)
    .errors(refusals('PRODUCT_NOT_FOUND', 'TOO_MANY_FAVORITES')),

  /** Stores a snapshot of the meal; `slug` identifies it in the URL, while the favorite's id is the meal's name. */
  addMeal: signedIn
    .route({ method: 'PUT', path: '/favorites/meals/{slug}' })
    .input(z.object({ slug: slugSchema }))
    .output(all)
    .errors(refusals('NOT_FOUND', 'TOO_MANY_FAVORITES')),

  /** The snapshot of a meal, for when the meal has left the cookbook (answer 27). */
  readMeal: signedIn
    .route({ method: 'GET', path: '/favorites/meals/{slug}' })
    .input(z.object({ slug: slugSchema }))
    .output(type<Meal>())
    .errors(refusals('NOT_FOUND')),

  remove: signedIn.route({ method: 'DELETE', path: '/favorites' }).input(key).output(all),

  /** Merges favorites from elsewhere as a union; unknown ones are left out (answer 17). */
  merge: signedIn
    .route({ method: 'POST', path: '/favorites/merge' })
    .input(
      z.object({
        favorites: z
          .array(key.extend({ dateAdded: z.iso.datetime({ offset: true }).optional() }))
          .max(maxFavorites),
      }),
    )
    .output(all),
}
