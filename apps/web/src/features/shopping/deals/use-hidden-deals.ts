import type { ListHead } from '@aisleway/core/lists/contract'
import { useCallback, useState } from 'react'
import { deviceKey, readStored, writeStored } from '../../../api/device-store.ts'

/** Whether this device shows no deals on the present trip; on the next one they are there again. */
export function useHiddenDeals(userId: string, { id, lastShoppedAt }: ListHead) {
  const key = deviceKey(userId, 'deals-hidden', id)
  // Each completed trip moves it.
  const trip = lastShoppedAt ?? 'first'
  const [hiddenOn, setHiddenOn] = useState(() => readStored<string>(key))
  const hide = useCallback(
    (isHidden: boolean) => {
      const value = isHidden ? trip : ''
      setHiddenOn(value)
      try {
        writeStored(key, value)
      } catch {
        // Without room in the browser they are hidden until the next reload.
      }
    },
    [key, trip],
  )
  return { areHidden: hiddenOn === trip, hide }
}
