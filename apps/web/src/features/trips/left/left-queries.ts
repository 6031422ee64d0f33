import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'

/** What the newest trip left over; null if there is nothing. */
export function leftQuery(userId: string) {
  return queryOptions({
    queryKey: ['trips', userId, 'left'],
    queryFn: async () => (await api.trips.left()).left,
    staleTime: 0,
  })
}
