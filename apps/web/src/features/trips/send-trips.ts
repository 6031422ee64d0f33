import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { hasCode, isAnswer, isBusy, isRefusal } from '../../api/client/refusal.ts'
import { retryWithBackoff } from '../../api/client/retry-with-backoff.ts'
import { openRecords, recordsSettled } from '../../api/device-records/device-records.ts'
import { confirmedUser } from '../../api/session/known-session.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { deviceList } from '../lists/replica/device-list.ts'
import { messages } from './pending-messages.ts'
import { dropPendingTrip, keepRecordedAs, type PendingTrip, pendingTrips } from './pending-trips.ts'

/** Nobody waits longer in a store with a weak signal. */
const patienceMs = 8000

/** Sends the trips that were completed without a network, each with what was done on it. */
export const sendTrips = retryWithBackoff(async () => {
  await openRecords()
  const user = await confirmedUser()
  if (!user) return
  for (const trip of pendingTrips(user.id)) {
    // The screen that sends it tells the outcome.
    if (underWay.has(trip.id)) continue
    try {
      await sendTrip(user.id, trip)
    } catch (error) {
      if (!isFinal(error)) throw error
      toast.error(messages.notSaved)
    }
  }
})

const underWay = new Set<string>()

/**
 * Sends a trip from the screen that completes it. Without a network, or while the server is busy,
 * the trip waits on the device. When the server refuses it or fails, it is not completed, and
 * another press sends it again. It also waits for a signed-out user to sign in.
 */
export async function sendTripNow(
  userId: string,
  trip: PendingTrip,
): Promise<{ tripId: string; isWaiting: boolean }> {
  try {
    if (navigator.onLine) {
      const tripId = await sendTrip(userId, trip, AbortSignal.timeout(patienceMs))
      return { tripId, isWaiting: false }
    }
  } catch (error) {
    const isFailure = isAnswer(error) && !isBusy(error)
    if (isFailure && !hasCode(error, 'UNAUTHORIZED')) await dropPendingTrip(userId, trip.id)
    if (isFailure) throw error
  }
  sendTrips()
  return { tripId: trip.id, isWaiting: true }
}

/** Sends a trip, which counts once however often it is sent. A final refusal removes it from the device. */
async function sendTrip(userId: string, trip: PendingTrip, signal?: AbortSignal): Promise<string> {
  const { id, listId, completedAt } = trip
  const list = deviceList(userId, listId)
  underWay.add(id)
  try {
    await recordsSettled()
    const operations = list.unsentOperations()
    const { tripId } = await api.trips.complete(
      { listId, tripId: id, completedAt, operations },
      signal && { signal },
    )
    await keepRecordedAs(userId, id, tripId)
    await list.drop()
    await dropPendingTrip(userId, id)
    queryClient.invalidateQueries({ queryKey: ['trips'] })
    queryClient.invalidateQueries({ queryKey: ['lists'] })
    return tripId
  } catch (error) {
    if (isFinal(error)) await dropPendingTrip(userId, id)
    throw error
  } finally {
    underWay.delete(id)
  }
}

/** True when the server would refuse it again. A signed-out user may sign in. */
function isFinal(error: unknown): boolean {
  return isRefusal(error) && ![401, 408, 429].includes(error.status)
}
