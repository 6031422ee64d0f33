import { type RecordKind, unchanged } from '../../api/device-records/record.ts'
import { hasStored, tryWriteStored } from '../../api/device-records/stored.ts'

/** The spec's key (1 §3); it survives sign-out (answer 5c). */
const key = 'hasSeenFirstTimeTour'

/** Any value counts, because the key is a flag. */
export function hasSeenTour(): boolean {
  return hasStored(key)
}

export function rememberTour(): void {
  // If the browser has no room, the tour is shown again to its next newcomer.
  tryWriteStored(key, seenRecord, true)
}

const seenRecord: RecordKind<true> = {
  migrations: [unchanged],
  read: data => (data === true ? data : undefined),
}
