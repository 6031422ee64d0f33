import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../api/query-client.ts'
import { hasCode, isRefusal } from '../../api/refusal.ts'
import { sessionQuery } from '../../api/session.ts'
import { toast } from '../../ui/toast.ts'
import { dropProgress, type ListOnDevice, openedAt } from '../lists/list-on-device.ts'
import { keepPendingTrip, type PendingTrip } from '../trips/pending-trips.ts'
import { isFinal, sendTrip, sendTrips } from '../trips/send-trips.ts'
import { messages } from './messages.ts'

/** In a store with a weak signal nobody waits longer: the trip is kept and sent later. */
const patienceMs = 8000

export type TripCompletion = ReturnType<typeof useCompleteTrip>

/** Kept on the device first; then sent, now or when there is a network (decision 21). */
export function useCompleteTrip(userId: string, list: ListOnDevice) {
  const { head } = list
  const navigate = useNavigate()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const startedAt = head.startedAt ?? openedAt(userId, head.id)
      return send(userId, keepPendingTrip(userId, list, { startedAt, now: new Date() }))
    },
    onSuccess: tripId => {
      dropProgress(head.id)
      return navigate({ to: '/post-trip-summary/$tripId', params: { tripId }, replace: true })
    },
    onError: error => {
      if (hasCode(error, 'UNAUTHORIZED')) {
        toast.error(messages.notLoggedIn)
        queryClient.invalidateQueries(sessionQuery)
      } else toast.error(isRefusal(error) ? messages.completeFailed : messages.unexpected)
    },
  })
}

/** The id of the trip: by now the server's, or this device's for a trip that waits. */
async function send(userId: string, trip: PendingTrip): Promise<string> {
  try {
    if (navigator.onLine) return await sendTrip(userId, trip, AbortSignal.timeout(patienceMs))
  } catch (error) {
    if (isFinal(error) || hasCode(error, 'UNAUTHORIZED')) throw error
  }
  sendTrips()
  toast.show(messages.willBeSent)
  return trip.id
}
