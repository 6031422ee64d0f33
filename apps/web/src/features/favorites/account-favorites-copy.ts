import type { Favorite } from '@aisleway/core/favorites/favorite'
import { queryClient } from '../../api/client/query-client.ts'
import { postToOtherTabs } from '../../api/live/tabs.ts'
import { keptCopy } from '../../api/outbox/sending/kept-copy.ts'

/** The account's favorites as this device last knew them. */
export const favoritesCopy = keptCopy<Favorite[]>('favorites', Array.isArray)

/** Shows the server's favorites after a change, plus the changes still waiting. */
export async function showSentFavorites(userId: string, list: Favorite[]): Promise<void> {
  const queryKey = ['favorites', userId]
  // An answer in flight would show them as they were before.
  queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, await favoritesCopy.take(userId, list))
  postToOtherTabs('favorites')
}
