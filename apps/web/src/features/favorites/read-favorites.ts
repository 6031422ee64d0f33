import type { User } from '@aisleway/core/account/session'
import type { Favorite } from '@aisleway/core/favorites/favorite'
import { api } from '../../api/client/client.ts'
import { postToOtherTabs } from '../../api/live/tabs.ts'
import { productsOfToday } from '../catalogue/products-of-today.ts'
import { readAccountFavorites } from './account-favorites.ts'
import { readLocalFavorites, writeLocalFavorites } from './local-favorites.ts'

/**
 * Reads an account's favorites, first merging those kept in the browser, or a visitor's with
 * today's products.
 */
export async function readFavorites(user: Pick<User, 'id'> | null): Promise<Favorite[]> {
  const local = await readLocalFavorites()
  if (!user) return withProductsOfToday(local)
  return readAccountFavorites(user.id, () =>
    local.length === 0 ? api.favorites.list() : mergeLocal(local),
  )
}

async function mergeLocal(local: readonly Favorite[]): Promise<Favorite[]> {
  const favorites = local.map(({ type, id, dateAdded }) => ({ type, id, dateAdded }))
  const merged = await api.favorites.merge({ favorites })
  // Merging is idempotent, so the local ones are removed only after the account has them.
  writeLocalFavorites([])
  postToOtherTabs('favorites')
  return merged
}

async function withProductsOfToday(favorites: readonly Favorite[]): Promise<Favorite[]> {
  const kept = favorites.flatMap(favorite => (favorite.type === 'product' ? favorite.data : []))
  const byId = new Map((await productsOfToday(kept)).map(product => [product.id, product]))
  return favorites.map(favorite =>
    favorite.type === 'product'
      ? { ...favorite, data: byId.get(favorite.id) ?? favorite.data }
      : favorite,
  )
}
