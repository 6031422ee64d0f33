import type { User } from '@aisleway/core/account/session'
import { type Favorite, localFavoritesKey } from '@aisleway/core/favorites/favorite'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { hasStored } from '../../api/device-records/stored.ts'
import { onTabNews } from '../../api/live/tabs.ts'

/** This visitor's favorites. Where the browser kept none, nothing is fetched to take them in. */
export function favoritesQuery(user: User | null) {
  return queryOptions({
    queryKey: ['favorites', user?.id ?? 'local'],
    queryFn: async (): Promise<Favorite[]> => {
      if (!hasStored(localFavoritesKey)) return user ? api.favorites.list() : []
      return (await import('./read-favorites.ts')).readFavorites(user)
    },
  })
}

// From the first heart on, this tab keeps the same favorites as the others.
onTabNews('favorites', reread)
window.addEventListener('storage', ({ key }) => {
  if (key === localFavoritesKey) reread()
})

function reread() {
  queryClient.invalidateQueries({ queryKey: ['favorites'] })
}
