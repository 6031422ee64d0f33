import { type Favorite, localFavoritesKey } from '@aisleway/core/favorites/favorite'
import { storedFromFavorite } from '@aisleway/core/favorites/stored-favorite'
import { type RecordKind, unchanged } from '../../api/device-records/record.ts'
import { hasStored, removeStored, writeStored } from '../../api/device-records/stored.ts'
import { readStoredRows } from '../../api/device-records/stored-rows.ts'

/** Reads a signed-out visitor's favorites. */
export async function readLocalFavorites(): Promise<Favorite[]> {
  if (!hasStored(localFavoritesKey)) return []
  const { favoritesFromStored, isStoredFavorite } = await import(
    '@aisleway/core/favorites/read-stored-favorites'
  )
  return favoritesFromStored(readStoredRows(localFavoritesKey, favoritesRecord, isStoredFavorite))
}

export function writeLocalFavorites(favorites: readonly Favorite[]): void {
  if (favorites.length === 0) removeStored(localFavoritesKey)
  else writeStored(localFavoritesKey, favoritesRecord, favorites.map(storedFromFavorite))
}

/** Its rows are validated one by one. */
const favoritesRecord: RecordKind<unknown[]> = {
  migrations: [unchanged],
  read: data => (Array.isArray(data) ? data : undefined),
}
