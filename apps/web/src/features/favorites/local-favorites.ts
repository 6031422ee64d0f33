import { type Favorite, localFavoritesKey } from '@aisleway/core/favorites/favorite'
import { storedFromFavorite } from '@aisleway/core/favorites/stored-favorite'

/** The signed-out favorites. Unreadable storage holds none, and is never an error. */
export async function readLocalFavorites(): Promise<Favorite[]> {
  const stored = localStorage.getItem(localFavoritesKey)
  if (!stored) return []
  const { favoritesFromStored } = await import('@aisleway/core/favorites/read-stored-favorites')
  try {
    return favoritesFromStored(JSON.parse(stored))
  } catch {
    return []
  }
}

export function writeLocalFavorites(favorites: readonly Favorite[]): void {
  if (favorites.length === 0) localStorage.removeItem(localFavoritesKey)
  else localStorage.setItem(localFavoritesKey, JSON.stringify(favorites.map(storedFromFavorite)))
}
