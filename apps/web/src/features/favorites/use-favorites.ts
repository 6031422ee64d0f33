import type { Favorite } from '@aisleway/core/favorites/favorite'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session/session.ts'
import { favoritesQuery } from './favorites-query.ts'

const none: Favorite[] = []

/** This visitor's favorites, newest first: in the browser when signed out, else on the account. */
export function useFavorites() {
  const { user, isLoading } = useSession()
  const { data, isPending, isError, refetch } = useQuery({
    ...favoritesQuery(user),
    enabled: !isLoading,
  })
  return {
    list: data ?? none,
    /** Undefined while it is unknown. */
    count: data?.length,
    isLoading: isPending,
    isError: isError && !data,
    retry: refetch,
  }
}
