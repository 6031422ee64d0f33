import { api } from '../../api/client/client.ts'
import { refresh } from '../../api/client/refresh.ts'
import type { OutboxKind } from '../../api/outbox/kind.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { aboutList } from '../lists/outbox/about-list.ts'
import { deviceList } from '../lists/replica/device-list.ts'
import { messages } from './pending-messages.ts'
import {
  aboutTrip,
  keepRecordedAs,
  type PendingTrip,
  tripKindName,
  tripRecord,
} from './pending-trips.ts'

/** Sending a completed trip is idempotent. Changes made during it are sent first. */
export const tripKind: OutboxKind<PendingTrip, { tripId: string }> = {
  name: tripKindName,
  record: tripRecord,
  about: ({ id, input: { listId } }) => [aboutList(listId), aboutTrip(id)],
  makes: ({ id }) => aboutTrip(id),
  async send({ userId, id, input: { listId, completedAt, round } }, sending) {
    const input = { listId, tripId: id, completedAt, round, operations: [] }
    const recorded = await api.trips.complete(input, sending)
    await keepRecordedAs(userId, id, recorded.tripId)
    // What was changed after the trip still waits.
    await deviceList(userId, listId).dropCopy()
    return recorded
  },
  sent: () => refresh('trips', 'lists'),
  reportRefused: () => toast.error(messages.notSaved),
}
