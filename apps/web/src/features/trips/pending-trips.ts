import type { ListHead } from '@aisleway/core/lists/contract'
import type { ListItem } from '@aisleway/core/lists/list-item'
import type { ListState } from '@aisleway/core/lists/list-operations'
import type { Trip } from '@aisleway/core/trips/contract'
import { secondsShopping } from '@aisleway/core/trips/shopping-time'
import { tripTotals } from '@aisleway/core/trips/trip'
import { deviceKey, keysWith, readStored, unsentKey, writeStored } from '../../api/device-store.ts'
import { newId } from '../../api/new-id.ts'

/** A trip completed on this device that the server does not know yet. */
export type PendingTrip = Trip & { listId: string }

/** Keeps the completion before anything is sent: the trip as it stands, under an id of this device's. */
export function keepPendingTrip(
  userId: string,
  { head, state, items }: { head: ListHead; state: ListState; items: readonly ListItem[] },
  now: Date,
): PendingTrip {
  // Pressed twice, or in two tabs: the trip that was completed first.
  const kept = pendingTripOf(userId, head.id)
  if (kept) return kept
  const trip: PendingTrip = {
    ...tripTotals(items),
    id: newId(),
    listId: head.id,
    listName: head.name,
    items: [...items],
    durationSeconds: secondsShopping(state, head, now.getTime()),
    completedAt: now.toISOString(),
    feedback: null,
    isOwn: true,
    with: null,
  }
  writeStored(tripKey(userId, trip.id), trip)
  tell()
  return trip
}

export function readPendingTrip(userId: string, tripId: string): PendingTrip | undefined {
  return readStored(tripKey(userId, tripId))
}

export function pendingTrips(userId: string): PendingTrip[] {
  return keysWith(tripKey(userId, '')).flatMap(key => readStored<PendingTrip>(key) ?? [])
}

/** The completion of this list that still waits to be sent. */
export function pendingTripOf(userId: string, listId: string): PendingTrip | undefined {
  return pendingTrips(userId).find(trip => trip.listId === listId)
}

export function dropPendingTrip(userId: string, tripId: string): void {
  localStorage.removeItem(tripKey(userId, tripId))
  tell()
}

/** Calls back when a trip begins or ends to wait, in whatever tab; returns how to stop. */
export function followPendingTrips(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Another device had completed the list by then: the trip is known by that one's id. */
export function keepRecordedAs(userId: string, tripId: string, recordedAs: string): void {
  if (recordedAs !== tripId) writeStored(recordedKey(userId, tripId), recordedAs)
}

/** The id by which the server knows the trip. */
export function recordedTripId(userId: string, tripId: string): string {
  return readStored<string>(recordedKey(userId, tripId)) ?? tripId
}

function tripKey(userId: string, tripId: string): string {
  return unsentKey(userId, 'trip', tripId)
}

function recordedKey(userId: string, tripId: string): string {
  return deviceKey(userId, 'recorded', tripId)
}
