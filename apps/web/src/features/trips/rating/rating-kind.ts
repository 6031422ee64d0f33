import type { Feedback, Trip } from '@aisleway/core/trips/contract'
import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import { openRecords } from '../../../api/device-records/device-records.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { waitingEntries } from '../../../api/outbox/on-device.ts'
import { aboutTrip, recordedTripId } from '../pending-trips.ts'

/** `listName` is the name by which the user knows the trip. */
type Rating = Feedback & { listName: string }

/** The rating of a trip, whose id is the group. */
export const ratingKind: OutboxKind<Rating, Trip> = {
  name: 'rating',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && typeof data.rating === 'number' && isText(data.comment)
        ? (data as Rating)
        : undefined,
  },
  about: ({ group }) => [aboutTrip(group)],
  async send({ userId, group, input: { rating, comment } }, sending) {
    await openRecords()
    return api.trips.rate({ tripId: recordedTripId(userId, group), rating, comment }, sending)
  },
  sent: () => refresh('trips'),
}

/** The trip with a rating that is waiting to be sent. */
export function withWaitingRating(userId: string, trip: Trip): Trip {
  const given = waitingEntries(ratingKind, userId, trip.id).at(-1)?.input
  return given ? { ...trip, feedback: { rating: given.rating, comment: given.comment } } : trip
}
