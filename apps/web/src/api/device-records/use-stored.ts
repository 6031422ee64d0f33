import { useCallback, useState } from 'react'
import type { RecordKind } from './record.ts'
import { readStored, tryWriteStored } from './stored.ts'

/** State persisted in this browser; without room for it, it lasts until the next reload. */
export function useStored<Data>(
  key: string,
  kind: RecordKind<Data>,
): [Data | undefined, (data: Data) => void] {
  const [data, setData] = useState(() => readStored(key, kind))
  const store = useCallback(
    (changed: Data) => {
      setData(changed)
      // If the browser has no room, it lasts until the next reload.
      tryWriteStored(key, kind, changed)
    },
    [key, kind],
  )
  return [data, store]
}
