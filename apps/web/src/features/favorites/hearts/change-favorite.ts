import { type Favorite, isSameFavorite, type NewFavorite } from '@aisleway/core/favorites/favorite'
import { queryClient } from '../../../api/client/query-client.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { signedInUser } from '../../../api/session/known-session.ts'
import { changeAccountFavorite } from '../account-favorites.ts'
import { type FavoriteChange, withFavoriteChange } from '../favorite-kind.ts'
import { favoritesQuery } from '../favorites-query.ts'
import { readLocalFavorites, writeLocalFavorites } from '../local-favorites.ts'
import { toastAdded, toastRemoved } from './favorite-notices.tsx'
import { reportFailed } from './report-failed.ts'

/** Fills or empties a heart; a removed favorite can be restored. */
export function changeFavorite(pressed: NewFavorite, isWanted: boolean): void {
  const shown = queryClient.getQueryData(favoritesQuery(signedInUser()).queryKey)
  const kept = shown?.find(favorite => isSameFavorite(favorite, pressed))
  const favorite = kept ?? { ...pressed, dateAdded: new Date().toISOString() }
  change({ favorite, way: isWanted ? 'add' : 'remove' })
  if (isWanted) toastAdded(favorite)
  else toastRemoved(favorite, () => change({ favorite, way: 'restore' }))
}

/** Shows the change at once. It continues after the pressed heart has unmounted. */
async function change(pressed: FavoriteChange): Promise<void> {
  const user = signedInUser()
  const { queryKey } = favoritesQuery(user)
  const isKnown = queryClient.getQueryData(queryKey) !== undefined
  // An answer in flight would show the favorites as they were before.
  queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Favorite[]>(queryKey, (list = []) => withFavoriteChange(list, pressed))
  try {
    if (user) await changeAccountFavorite(user.id, pressed)
    else {
      const saved = saving.then(() => saveLocally(pressed))
      saving = saved.catch(() => {})
      await saved
    }
    if (!isKnown) await queryClient.invalidateQueries({ queryKey })
  } catch (error) {
    reportFailed(error)
    await queryClient.invalidateQueries({ queryKey })
  }
}

/** Changes to web storage are made one after the other. */
let saving: Promise<void> = Promise.resolve()

/** Rereads what is stored, because another tab may have changed it. */
async function saveLocally(pressed: FavoriteChange): Promise<void> {
  writeLocalFavorites(withFavoriteChange(await readLocalFavorites(), pressed))
  postToOtherTabs('favorites')
}
