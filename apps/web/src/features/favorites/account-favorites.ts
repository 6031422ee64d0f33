import type { Favorite } from '@aisleway/core/favorites/favorite'
import { newId } from '../../api/client/new-id.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { postToOtherTabs } from '../../api/live/tabs.ts'
import { changeNow } from '../../api/outbox/sending/act-now.ts'
import { keptCopy } from '../../api/outbox/sending/kept-copy.ts'
import { type FavoriteChange, favoriteKind } from './favorite-kind.ts'

const copy = keptCopy<Favorite[]>('favorites', Array.isArray)

/** The favorites of the account: as the server has them, or as this device last knew them, with what waits. */
export function readAccountFavorites(
  userId: string,
  ask: () => Promise<Favorite[]>,
): Promise<Favorite[]> {
  return copy.read(userId, ask)
}

/** Keeps a change, which is sent as soon as there is a network; rejects when it can be neither kept nor sent. */
export async function changeAccountFavorite(userId: string, input: FavoriteChange): Promise<void> {
  const sent = await changeNow(favoriteKind, { userId, id: newId(), input })
  if (sent) await showSentFavorites(userId, sent)
  postToOtherTabs('favorites')
}

/** Shows what the server has after a change, with what waits behind it. */
export async function showSentFavorites(userId: string, list: Favorite[]): Promise<void> {
  const queryKey = ['favorites', userId]
  // An answer that is still on its way would show them as they were before.
  queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, await copy.take(userId, list))
  postToOtherTabs('favorites')
}
