import { useCallback, useState } from 'react'
import type { RecordKind } from './record.ts'
import { readStored, writeStored } from './stored.ts'

/** State persisted in this browser; without room for it, it lasts until the next reload. */
export function useStored<Data>(
  key: string,
  kind: RecordKind<Data>,
): [Data | undefined, (data: Data) => void] {
  const [data, setData] = useState(() => readStored(key, kind))
  const store = useCallback(
    (changed: Data) => {
      setData(changed)
      try {
        writeStored(key, kind, changed)
      } catch {
        // It lasts until the next reload.
      }
    },
    [key, kind],
  )
  return [data, store]
}
