import { useEffect, useState, useSyncExternalStore } from 'react'
import { followRecords } from '../../api/device-records/device-records.ts'
import { type Entry, entryKey } from '../../api/outbox/entry.ts'
import { kindsReady } from '../../api/outbox/kinds.ts'
import { outbox } from '../../api/outbox/sending/outbox.ts'

/** This user's outbox entries, in sending order. */
export function useWaitingEntries(userId: string): { waiting: Entry[]; refused: Entry[] } {
  const [, setReady] = useState(false)
  useEffect(() => {
    kindsReady().then(
      () => setReady(true),
      () => {},
    )
  }, [])
  const entries = () => outbox.entriesOf(userId)
  useSyncExternalStore(followRecords, () =>
    entries()
      .map(entry => `${entryKey(entry)} ${entry.refusal ?? ''}`)
      .join('\n'),
  )
  const all = entries()
  return {
    waiting: all.filter(({ refusal }) => refusal === undefined),
    refused: all.filter(({ refusal }) => refusal !== undefined),
  }
}
