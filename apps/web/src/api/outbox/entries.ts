import { unsentKey } from '../device-records/keys.ts'
import type { RecordChange, RecordKind, StoredRecord } from '../device-records/record.ts'
import { type Entry, entryFrom, inOrder, kindIn, orderIn } from './entry.ts'

/** The records of the device, which its tabs share. */
export type OutboxRecords = {
  open: () => Promise<void>
  keys: (prefix: string) => string[]
  read: (key: string) => StoredRecord | undefined
  /** Changes all or none; resolves when they are on the disk, and rejects when they cannot be kept. */
  change: (changes: readonly RecordChange[]) => Promise<void>
}

/** The entries of a user in the order of sending; of one kind and group only, where these are given. */
export function entriesIn(
  records: OutboxRecords,
  recordOf: (kind: string) => RecordKind<unknown> | undefined,
  userId: string,
  ...place: string[]
): Entry[] {
  return records
    .keys(unsentKey(userId, ...place, ''))
    .flatMap(key => {
      const kind = recordOf(kindIn(key))
      const record = records.read(key)
      return (kind && record && entryFrom(key, record, kind)) ?? []
    })
    .sort(inOrder)
}

/** An entry after all that wait, of whichever kind. */
export function newEntry<Input>(
  records: OutboxRecords,
  name: Pick<Entry<Input>, 'userId' | 'kind' | 'group' | 'id' | 'input'>,
  now: Date,
): Entry<Input> {
  const orders = records.keys(unsentKey(name.userId, '')).map(key => orderIn(records.read(key)))
  const order = 1 + Math.max(0, ...orders)
  return { ...name, order, at: now.toISOString(), refusal: undefined }
}
