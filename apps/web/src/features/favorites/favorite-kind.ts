import { type Favorite, type FavoriteKey, isSameFavorite } from '@aisleway/core/favorites/favorite'
import { withFavorite, withoutFavorite } from '@aisleway/core/favorites/favorite-list'
import { api } from '../../api/client/client.ts'
import { refresh } from '../../api/client/refresh.ts'
import { isObject, isText } from '../../api/device-records/record.ts'
import type { OutboxKind } from '../../api/outbox/kind.ts'
import { showSentFavorites } from './account-favorites-copy.ts'

/** A restored favorite returns to its old position. */
export type FavoriteChange = { favorite: Favorite; way: 'add' | 'remove' | 'restore' }

/** A change to the account's favorites. */
export const favoriteKind: OutboxKind<FavoriteChange, Favorite[]> = {
  name: 'favorite',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.way) && isObject(data.favorite)
        ? (data as FavoriteChange)
        : undefined,
  },
  about: ({ input }) => [nameOf(input.favorite)],
  // Of several quick clicks on one heart, only the last needs to reach the server.
  replaces: ({ favorite }) => nameOf(favorite),
  async send({ input: { favorite, way } }, sending) {
    const { type, id, dateAdded } = favorite
    if (way === 'remove') return api.favorites.remove({ type, id }, sending)
    if (way === 'add') {
      return type === 'product'
        ? api.favorites.addProduct({ productId: id }, sending)
        : api.favorites.addMeal({ slug: favorite.data.slug }, sending)
    }
    const restored = await api.favorites.merge({ favorites: [{ type, id, dateAdded }] }, sending)
    const isBack = restored.some(other => isSameFavorite(other, favorite))
    if (!isBack) throw Object.assign(new Error(), { code: 'NOT_FOUND', status: 404 })
    return restored
  },
  shows: { favorites: withFavoriteChange },
  sent: ({ userId }, list) => showSentFavorites(userId, list),
  async reportRefused(_, error) {
    const { reportFailed } = await import('./hearts/report-failed.ts')
    reportFailed(error)
    refresh('favorites')
  },
}

export function withFavoriteChange(
  list: readonly Favorite[],
  { favorite, way }: FavoriteChange,
): Favorite[] {
  return (way === 'remove' ? withoutFavorite : withFavorite)(list, favorite)
}

function nameOf({ type, id }: FavoriteKey): string {
  return `favorite ${type} ${id}`
}
