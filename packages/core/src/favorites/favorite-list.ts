import { type Favorite, type FavoriteKey, isSameFavorite } from './favorite.ts'

/** Adds a favorite once, with the newest first. */
export function withFavorite(favorites: readonly Favorite[], added: Favorite): Favorite[] {
  return newestFirst([added, ...withoutFavorite(favorites, added)])
}

export function withoutFavorite(favorites: readonly Favorite[], removed: FavoriteKey): Favorite[] {
  return favorites.filter(favorite => !isSameFavorite(favorite, removed))
}

export function newestFirst(favorites: readonly Favorite[]): Favorite[] {
  return favorites.toSorted((a, b) => Date.parse(b.dateAdded) - Date.parse(a.dateAdded))
}
