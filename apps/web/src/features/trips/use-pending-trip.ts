import { useSyncExternalStore } from 'react'
import {
  followPendingTrips,
  type PendingTrip,
  pendingTrips,
  readPendingTrip,
} from './pending-trips.ts'

/** A trip on this device that is still waiting to be sent; undefined once the server has it. */
export function usePendingTrip(userId: string, tripId: string): PendingTrip | undefined {
  // A stored trip never changes, so it is enough to know whether it exists.
  const isWaiting = useSyncExternalStore(
    followPendingTrips,
    () => readPendingTrip(userId, tripId) !== undefined,
  )
  return isWaiting ? readPendingTrip(userId, tripId) : undefined
}

/** The trips on this device that are still waiting to be sent: their ids by list id. */
export function usePendingTripIds(userId: string): ReadonlyMap<string, string> {
  const rows = useSyncExternalStore(followPendingTrips, () =>
    JSON.stringify(pendingTrips(userId).map(({ listId, id }) => [listId, id])),
  )
  return new Map(JSON.parse(rows))
}

/** All trips on this device that are still waiting to be sent. */
export function usePendingTrips(userId: string): PendingTrip[] {
  const idsOf = (trips: PendingTrip[]) => trips.map(({ id }) => id).join()
  useSyncExternalStore(followPendingTrips, () => idsOf(pendingTrips(userId)))
  return pendingTrips(userId)
}
