import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { openRecords } from '../../api/device-records/device-records.ts'
import { recordedTripId } from './pending-trips.ts'

export function tripQuery(userId: string, tripId: string) {
  return queryOptions({
    queryKey: ['trips', userId, 'trip', tripId],
    queryFn: async () => {
      await openRecords()
      return api.trips.read({ tripId: recordedTripId(userId, tripId) })
    },
  })
}

/** `page` is 1-based, as in the URL. */
export function tripPageQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: ['trips', userId, 'page', page],
    queryFn: () => api.trips.page({ page: page - 1 }),
    placeholderData: keepPreviousData,
  })
}

export function historyQuery(userId: string) {
  return queryOptions({
    queryKey: ['trips', userId, 'history'],
    queryFn: () => api.trips.history(),
  })
}

export function reloadTrips(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['trips'] })
}
