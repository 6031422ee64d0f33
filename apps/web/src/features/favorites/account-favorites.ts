import type { Favorite } from '@aisleway/core/favorites/favorite'
import { newId } from '../../api/client/new-id.ts'
import { postToOtherTabs } from '../../api/live/tabs.ts'
import { changeNow } from '../../api/outbox/sending/act-now.ts'
import { favoritesCopy, showSentFavorites } from './account-favorites-copy.ts'
import { type FavoriteChange, favoriteKind } from './favorite-kind.ts'

/** The account's favorites, as the server has them or as this device last knew them, plus waiting changes. */
export function readAccountFavorites(
  userId: string,
  ask: () => Promise<Favorite[]>,
): Promise<Favorite[]> {
  return favoritesCopy.read(userId, ask)
}

/** Queues a change, which is sent once there is a network; rejects if it can be neither stored nor sent. */
export async function changeAccountFavorite(userId: string, input: FavoriteChange): Promise<void> {
  const sent = await changeNow(favoriteKind, { userId, id: newId(), input })
  if (sent) await showSentFavorites(userId, sent)
  postToOtherTabs('favorites')
}
