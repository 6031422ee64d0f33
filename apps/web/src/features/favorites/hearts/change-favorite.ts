import { type Favorite, isSameFavorite, type NewFavorite } from '@aisleway/core/favorites/favorite'
import { withFavorite, withoutFavorite } from '@aisleway/core/favorites/favorite-list'
import { MutationObserver } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { signedInUser } from '../../../api/session/known-session.ts'
import { favoritesQuery } from '../favorites-query.ts'
import { readLocalFavorites, writeLocalFavorites } from '../local-favorites.ts'
import { tellAdded, tellFailed, tellRemoved } from './favorite-notices.tsx'

type Change = { favorite: Favorite; way: 'add' | 'remove' | 'restore' }

const mutationKey = ['change-favorites']

/** Fills or empties a heart; a removed favorite can be brought back. */
export function changeFavorite(pressed: NewFavorite, isWanted: boolean): void {
  const shown = queryClient.getQueryData(favoritesQuery(signedInUser()).queryKey)
  const kept = shown?.find(favorite => isSameFavorite(favorite, pressed))
  const favorite = kept ?? { ...pressed, dateAdded: new Date().toISOString() }
  mutate({ favorite, way: isWanted ? 'add' : 'remove' })
  if (isWanted) tellAdded(favorite)
  else tellRemoved(favorite, () => mutate({ favorite, way: 'restore' }))
}

/** Shows the change at once, and undoes it when it fails. It goes on after the pressed heart is gone. */
function mutate(change: Change): void {
  const user = signedInUser()
  const { queryKey } = favoritesQuery(user)
  const { favorite, way } = change
  const key = `${favorite.type} ${favorite.id}`
  const show = (isWanted: boolean) =>
    queryClient.setQueryData<Favorite[]>(queryKey, (list = []) =>
      (isWanted ? withFavorite : withoutFavorite)(list, favorite),
    )
  newestChange.set(key, change)
  new MutationObserver(queryClient, {
    mutationKey,
    // Changes run one after the other, so that the last answer is the newest.
    scope: { id: 'favorites' },
    networkMode: user ? 'online' : 'always',
    mutationFn: async () => {
      if (newestChange.get(key) !== change) return undefined
      return user ? save(change) : saveLocally(change)
    },
    onMutate: () => {
      // An answer that is still on its way would show the favorites as they were before.
      queryClient.cancelQueries({ queryKey })
      show(way !== 'remove')
    },
    onError: error => {
      if (newestChange.get(key) !== change) return
      show(way === 'remove')
      tellFailed(error)
    },
    onSettled: saved => {
      if (queryClient.isMutating({ mutationKey }) > 1) return
      postToOtherTabs('favorites')
      if (saved) queryClient.setQueryData(queryKey, saved)
      else queryClient.invalidateQueries({ queryKey })
    },
  })
    .mutate()
    .catch(() => {})
}

/** Only the last of several quick clicks on one heart needs to reach the server. */
const newestChange = new Map<string, Change>()

/** Resolves to all favorites as the account then has them. */
async function save({ favorite, way }: Change): Promise<Favorite[]> {
  const { type, id, dateAdded } = favorite
  if (way === 'remove') return api.favorites.remove({ type, id })
  if (way === 'add') {
    return type === 'product'
      ? api.favorites.addProduct({ productId: id })
      : api.favorites.addMeal({ slug: favorite.data.slug })
  }
  // Merging brings it back to its old place.
  const restored = await api.favorites.merge({ favorites: [{ type, id, dateAdded }] })
  const isBack = restored.some(other => isSameFavorite(other, favorite))
  if (!isBack) throw new Error('The store does not know it any more')
  return restored
}

/** Reads what is stored now, because another tab may have changed it. */
async function saveLocally({ favorite, way }: Change): Promise<undefined> {
  const stored = await readLocalFavorites()
  writeLocalFavorites((way === 'remove' ? withoutFavorite : withFavorite)(stored, favorite))
}
