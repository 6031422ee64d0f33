import type { User } from '@aisleway/core/account/session'
import { type Favorite, localFavoritesKey } from '@aisleway/core/favorites/favorite'
import { queryOptions } from '@tanstack/react-query'
import { refresh } from '../../api/client/refresh.ts'
import { hasStored } from '../../api/device-records/stored.ts'
import { onTabMessage } from '../../api/live/tabs.ts'

/** This visitor's favorites. Without any, the code that reads them is not loaded. */
export function favoritesQuery(user: Pick<User, 'id'> | null) {
  return queryOptions({
    queryKey: ['favorites', user?.id ?? 'local'],
    queryFn: async (): Promise<Favorite[]> => {
      if (!user && !hasStored(localFavoritesKey)) return []
      return (await import('./read-favorites.ts')).readFavorites(user)
    },
  })
}

// Once a heart is rendered, this tab follows the other tabs' favorites.
onTabMessage('favorites', reread)
window.addEventListener('storage', ({ key }) => {
  if (key === localFavoritesKey) reread()
})

function reread() {
  refresh('favorites')
}
