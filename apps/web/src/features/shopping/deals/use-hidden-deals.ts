import type { ListHead } from '@aisleway/core/lists/contract'
import { useCallback } from 'react'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { useStored } from '../../../api/device-records/use-stored.ts'

/** Whether this device hides the deals of the current trip; they come back on the next one. */
export function useHiddenDeals(userId: string, { id, lastShoppedAt }: ListHead) {
  const key = deviceKey(userId, 'deals-hidden', id)
  // Changes with each completed trip.
  const trip = lastShoppedAt ?? 'first'
  const [hiddenOn, store] = useStored(key, tripRecord)
  const hide = useCallback((isHidden: boolean) => store(isHidden ? trip : ''), [store, trip])
  return { areHidden: hiddenOn === trip, hide }
}

/** The trip for which they are hidden; empty for none. */
const tripRecord: RecordKind<string> = {
  migrations: [unchanged],
  read: data => (isText(data) ? data : undefined),
}
