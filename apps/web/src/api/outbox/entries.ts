import { unsentKey } from '../device-records/keys.ts'
import type { RecordChange, RecordKind, StoredRecord } from '../device-records/record.ts'
import { type Entry, entryFrom, inOrder, kindIn, orderIn } from './entry.ts'

/** The records of the device, shared by its tabs. */
export type OutboxRecords = {
  open: () => Promise<void>
  keys: (prefix: string) => string[]
  read: (key: string) => StoredRecord | undefined
  /** Changes all or none; resolves when they are on disk, and rejects if they cannot be stored. */
  change: (changes: readonly RecordChange[]) => Promise<void>
}

/** The entries of a user in sending order; only those of one kind and group, if these are given. */
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

/** An entry that comes after all queued ones, of whatever kind. */
export function newEntry<Input>(
  records: OutboxRecords,
  name: Pick<Entry<Input>, 'userId' | 'kind' | 'group' | 'id' | 'input'>,
  now: Date,
): Entry<Input> {
  const orders = records.keys(unsentKey(name.userId, '')).map(key => orderIn(records.read(key)))
  const order = 1 + Math.max(0, ...orders)
  return { ...name, order, at: now.toISOString(), refusal: undefined }
}
