import * as z from 'zod/mini'
import { type Diet, diets } from '../catalogue/diets.ts'
import { productFromHit } from '../catalogue/search/search-hit.ts'
import { type Favorite, maxFavorites } from './favorite.ts'
import { newestFirst } from './favorite-list.ts'

// This is zod/mini because the browser fetches this file if favorites are stored, and all of zod would cost 27 kB.
const key = {
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  dateAdded: z._default(z.iso.datetime({ offset: true }), '1970-01-01T00:00:00Z'),
}
const price = z.union([z.number().check(z.nonnegative()), z.string()])
const flag = z.catch(z.enum(['TRUE', 'FALSE']), 'FALSE')

const storedProduct = z.object({
  product_name: z._default(z.string(), ''),
  current_price: price,
  original_price: z._default(z.nullable(price), null),
  image_url: z._default(z.string(), ''),
  weight_quantity: z._default(z.string(), ''),
  department: z._default(z.string(), ''),
  ...(Object.fromEntries(diets.map(diet => [diet, flag])) as Record<Diet, typeof flag>),
})

const storedMeal = z.object({
  slug: z._default(z.string(), ''),
  image: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
})

const storedFavorite = z.discriminatedUnion('type', [
  z.object({ ...key, type: z.literal('product'), data: storedProduct }),
  z.object({ ...key, type: z.literal('meal'), data: storedMeal }),
])

export function isStoredFavorite(row: unknown): boolean {
  return favoriteFromStored(row) !== null
}

/** Reads what another version, another tab or the user may have written; unreadable rows are dropped. */
export function favoritesFromStored(stored: unknown): Favorite[] {
  if (!Array.isArray(stored)) return []
  const readable = stored.flatMap(row => favoriteFromStored(row) ?? [])
  const once = new Map(readable.map(favorite => [`${favorite.type} ${favorite.id}`, favorite]))
  return newestFirst([...once.values()]).slice(0, maxFavorites)
}

function favoriteFromStored(row: unknown): Favorite | null {
  const read = storedFavorite.safeParse(row)
  if (!read.success) return null
  const { type, id, data, dateAdded } = read.data
  if (type === 'meal') {
    const { slug, image, description } = data
    return { type, id, data: { slug, name: id, imageUrl: image, description }, dateAdded }
  }
  const product = productFromHit({ ...data, objectID: id })
  return product && { type, id, data: product, dateAdded }
}
