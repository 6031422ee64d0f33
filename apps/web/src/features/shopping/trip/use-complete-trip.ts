import { useNavigate } from '@tanstack/react-router'
import { isAnswer } from '../../../api/client/refusal.ts'
import { act } from '../../../api/outbox/act.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast, toastQueue } from '../../../ui/feedback/toast.ts'
import { deviceList } from '../../lists/replica/device-list.ts'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { completedTrip, recordedTripId } from '../../trips/pending-trips.ts'
import { tripKind } from '../../trips/trip-kind.ts'
import { messages } from '../messages.ts'

export type TripCompletion = ReturnType<typeof useCompleteTrip>

/**
 * Stores the completed trip on the device first, and then sends it: now, or once there is a
 * network (answer 21).
 */
export function useCompleteTrip(userId: string, list: ListOnDevice) {
  const { head } = list
  const navigate = useNavigate()
  return useAction({
    key: ['trips', 'complete', head.id],
    send: async () => {
      const trip = completedTrip(userId, list, new Date())
      const { isWaiting, answer } = await act(tripKind, { userId, id: trip.id, input: trip })
      return { tripId: answer?.tripId ?? recordedTripId(userId, trip.id), isWaiting }
    },
    onDone: ({ tripId, isWaiting }) => {
      // What is undone now would no longer be part of the trip.
      toastQueue.takeAll()
      if (isWaiting) toast.show(messages.willBeSent)
      deviceList(userId, head.id).dropProgress()
      return navigate({ to: '/post-trip-summary/$tripId', params: { tripId }, replace: true })
    },
    onFailed: error => toast.error(isAnswer(error) ? messages.completeFailed : messages.unexpected),
    onSessionEnded: () => toast.error(messages.notLoggedIn),
  })
}
