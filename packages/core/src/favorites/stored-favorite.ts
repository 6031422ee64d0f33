import { hitFromProduct } from '../catalogue/search/search-hit.ts'
import type { Favorite } from './favorite.ts'

/** A signed-out visitor's favorite in browser storage, with the spec's fields (spec 1 §3). */
export function storedFromFavorite({ type, id, data, dateAdded }: Favorite) {
  if (type === 'product') return { id, type, data: hitFromProduct(data), dateAdded }
  const { slug, name, imageUrl: image, description } = data
  return { id, type, data: { slug, name, image, description }, dateAdded }
}
