import type { User } from '@aisleway/core/account/session'
import { useQuery } from '@tanstack/react-query'
import { hasCode } from '../../../api/client/refusal.ts'
import { useWithWaitingRating } from '../rating/use-waiting-rating.ts'
import { tripQuery } from '../trip-queries.ts'
import { usePendingTrip } from '../use-pending-trip.ts'

/** A trip of this shopper, from the device while it waits to be sent, then from the server. */
export function useTrip(user: User, tripId: string) {
  const waiting = usePendingTrip(user.id, tripId)
  const { data, error, refetch } = useQuery({
    ...tripQuery(user.id, tripId),
    enabled: waiting === undefined,
    // Keeps the trip on screen while the server is asked for what it was just sent.
    ...(waiting && { initialData: waiting, initialDataUpdatedAt: 0 }),
  })
  const trip = useWithWaitingRating(user.id, waiting ?? data)
  // The server rejects a malformed id as a bad request.
  const isMissing = hasCode(error, 'TRIP_NOT_FOUND') || hasCode(error, 'BAD_REQUEST')
  return {
    trip,
    isWaiting: waiting !== undefined,
    isMissing,
    retry: refetch,
    isFailed: error !== null && !isMissing && trip === undefined,
  }
}
