import { useNavigate } from '@tanstack/react-router'
import { isAnswer } from '../../../api/client/refusal.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { deviceList } from '../../lists/replica/device-list.ts'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { keepPendingTrip } from '../../trips/pending-trips.ts'
import { sendTripNow } from '../../trips/send-trips.ts'
import { messages } from '../messages.ts'

export type TripCompletion = ReturnType<typeof useCompleteTrip>

/**
 * Keeps the completed trip on the device first, and then sends it: now, or as soon as there is a
 * network (answer 21).
 */
export function useCompleteTrip(userId: string, list: ListOnDevice) {
  const { head } = list
  const navigate = useNavigate()
  return useAction({
    key: ['trips', 'complete', head.id],
    send: async () => sendTripNow(userId, await keepPendingTrip(userId, list, new Date())),
    onDone: ({ tripId, isWaiting }) => {
      if (isWaiting) toast.show(messages.willBeSent)
      deviceList(userId, head.id).dropProgress()
      return navigate({ to: '/post-trip-summary/$tripId', params: { tripId }, replace: true })
    },
    onFailed: error => toast.error(isAnswer(error) ? messages.completeFailed : messages.unexpected),
    onSessionEnded: () => toast.error(messages.notLoggedIn),
  })
}
