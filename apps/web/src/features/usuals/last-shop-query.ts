import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'

/** A new trip changes it, so its key is one of the trips'. */
export function lastShopQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['trips', userId, 'last-shop'],
    queryFn: () => api.usuals.lastShop(),
    // Prices change.
    staleTime: 0,
  })
}
