import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'

/** A new trip changes it, so its key belongs to the trips'. */
export function lastShopQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['trips', userId, 'last-shop'],
    queryFn: () => api.usuals.lastShop(),
    // Prices change.
    staleTime: 0,
  })
}
