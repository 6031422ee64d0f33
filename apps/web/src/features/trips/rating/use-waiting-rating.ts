import type { Trip } from '@aisleway/core/trips/contract'
import { useSyncExternalStore } from 'react'
import { followRecords } from '../../../api/device-records/device-records.ts'
import { withWaitingRating } from './rating-kind.ts'

/** The trip with a rating that is waiting to be sent from this device. */
export function useWithWaitingRating<Known extends Trip | undefined>(
  userId: string,
  trip: Known,
): Known {
  const withRating = () => (trip ? withWaitingRating(userId, trip) : trip) as Known
  const text = (shown: Known) => JSON.stringify(shown?.feedback ?? null)
  useSyncExternalStore(followRecords, () => text(withRating()))
  return withRating()
}
