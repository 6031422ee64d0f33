import { useSyncExternalStore } from 'react'
import { followPendingTrips, type PendingTrip, readPendingTrip } from './pending-trips.ts'

/** A trip of this device that still waits to be sent; undefined once the server has it. */
export function usePendingTrip(userId: string, tripId: string): PendingTrip | undefined {
  // A kept trip never changes: whether it is there says all.
  const isWaiting = useSyncExternalStore(
    followPendingTrips,
    () => readPendingTrip(userId, tripId) !== undefined,
  )
  return isWaiting ? readPendingTrip(userId, tripId) : undefined
}
