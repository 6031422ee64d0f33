import type { ListHead } from '@aisleway/core/lists/contract'
import type { ListItem } from '@aisleway/core/lists/list-item'
import type { ListState } from '@aisleway/core/lists/list-operations'
import type { Trip } from '@aisleway/core/trips/contract'
import { endOfShopping, secondsShopping } from '@aisleway/core/trips/shopping-time'
import { tripTotals } from '@aisleway/core/trips/trip'
import { newId } from '../../api/client/new-id.ts'
import {
  changeRecords,
  followRecords,
  readRecord,
} from '../../api/device-records/device-records.ts'
import { deviceKey } from '../../api/device-records/keys.ts'
import {
  isObject,
  isText,
  type RecordKind,
  recordOf,
  unchanged,
} from '../../api/device-records/record.ts'
import { waitingEntries } from '../../api/outbox/on-device.ts'

/** A trip completed on this device that the server does not know yet. */
export type PendingTrip = Trip & { listId: string; round?: number | undefined }

/** The trip as completed now, with an id made on this device. */
export function completedTrip(
  userId: string,
  { head, state, items }: { head: ListHead; state: ListState; items: readonly ListItem[] },
  now: Date,
): PendingTrip {
  // On a second press, even in another tab, the trip that was completed first counts.
  const kept = pendingTripOf(userId, head.id)
  if (kept) return kept
  const endMs = endOfShopping(state, head, now.getTime())
  return {
    ...tripTotals(items),
    id: newId(),
    listId: head.id,
    listName: head.name,
    round: head.round,
    items: [...items],
    durationSeconds: secondsShopping(state, head, endMs),
    completedAt: new Date(endMs).toISOString(),
    feedback: null,
    isOwn: true,
    with: null,
  }
}

export function readPendingTrip(userId: string, tripId: string): PendingTrip | undefined {
  return pendingTrips(userId).find(({ id }) => id === tripId)
}

export function pendingTrips(userId: string): PendingTrip[] {
  return waitingEntries(trips, userId).map(({ input }) => input)
}

/** The completed trip of this list that is still waiting to be sent. */
export function pendingTripOf(userId: string, listId: string): PendingTrip | undefined {
  return pendingTrips(userId).find(trip => trip.listId === listId)
}

/** Calls back when a trip starts or stops waiting, in any tab; returns an unsubscribe function. */
export function followPendingTrips(listener: () => void): () => void {
  return followRecords(keys => {
    if (keys.some(key => key.includes(':unsent:trip:'))) listener()
  })
}

/** Another device completed the list first, so the server knows the trip by that device's id. */
export async function keepRecordedAs(
  userId: string,
  tripId: string,
  recordedAs: string,
): Promise<void> {
  if (recordedAs === tripId) return
  await changeRecords([[recordedKey(userId, tripId), recordOf(recordedRecord, recordedAs)]])
}

/** The id by which the server knows the trip. */
export function recordedTripId(userId: string, tripId: string): string {
  return readRecord(recordedKey(userId, tripId), recordedRecord) ?? tripId
}

function recordedKey(userId: string, tripId: string): string {
  return deviceKey(userId, 'recorded', tripId)
}

/** A trip, as outbox entries refer to it in `about`. */
export function aboutTrip(tripId: string): string {
  return `trip ${tripId}`
}

/** The outbox's name for a completed trip. */
export const tripKindName = 'trip'

export const tripRecord: RecordKind<PendingTrip> = {
  migrations: [unchanged],
  read: data =>
    isObject(data) &&
    [data.id, data.listId, data.completedAt].every(isText) &&
    Array.isArray(data.items)
      ? (data as PendingTrip)
      : undefined,
}

const recordedRecord: RecordKind<string> = {
  migrations: [unchanged],
  read: data => (isText(data) ? data : undefined),
}

const trips = { name: tripKindName, record: tripRecord }
