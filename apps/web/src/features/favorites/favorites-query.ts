import type { User } from '@aisleway/core/account/session'
import { type Favorite, localFavoritesKey } from '@aisleway/core/favorites/favorite'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { hasStored } from '../../api/device-records/stored.ts'
import { onTabMessage } from '../../api/live/tabs.ts'

/** This visitor's favorites. When the browser kept none, the code that takes them in is not fetched. */
export function favoritesQuery(user: User | null) {
  return queryOptions({
    queryKey: ['favorites', user?.id ?? 'local'],
    queryFn: async (): Promise<Favorite[]> => {
      if (!hasStored(localFavoritesKey)) return user ? api.favorites.list() : []
      return (await import('./read-favorites.ts')).readFavorites(user)
    },
  })
}

// As soon as a heart is shown, this tab follows the other tabs' favorites.
onTabMessage('favorites', reread)
window.addEventListener('storage', ({ key }) => {
  if (key === localFavoritesKey) reread()
})

function reread() {
  queryClient.invalidateQueries({ queryKey: ['favorites'] })
}
