import {
  changeRecords,
  openRecords,
  recordKeys,
  storedRecordOf,
} from '../device-records/device-records.ts'
import { unsentKey } from '../device-records/keys.ts'
import { entriesIn, newEntry, type OutboxRecords } from './entries.ts'
import { type Entry, entryKey, recordOfEntry, refusalIn } from './entry.ts'
import type { EntryKind } from './kind.ts'

/** The outbox is stored among the records of this device. */
export const outboxRecords: OutboxRecords = {
  open: openRecords,
  keys: recordKeys,
  read: storedRecordOf,
  change: changeRecords,
}

/** The waiting entries of one kind, without refused ones. */
export function waitingEntries<Input>(
  kind: EntryKind<Input>,
  userId: string,
  ...group: string[]
): Entry<Input>[] {
  return entriesOfKind(kind, userId, ...group).filter(({ refusal }) => refusal === undefined)
}

/** The entries of one kind, with those that the server refused and the user has not decided about. */
export function entriesOfKind<Input>(
  { name, record }: EntryKind<Input>,
  userId: string,
  ...group: string[]
): Entry<Input>[] {
  return entriesIn(outboxRecords, () => record, userId, name, ...group) as Entry<Input>[]
}

/** How many changes of the user wait and how many were refused, of all kinds. */
export function countEntries(userId: string): { waiting: number; refused: number } {
  const keys = recordKeys(unsentKey(userId, ''))
  const refused = keys.filter(key => refusalIn(storedRecordOf(key)) !== undefined).length
  return { waiting: keys.length - refused, refused }
}

/** Queues an entry that replaces none. */
export function enqueue<Input>(
  { name, record }: EntryKind<Input>,
  given: Pick<Entry<Input>, 'userId' | 'group' | 'id' | 'input'>,
): Promise<void> {
  const entry = newEntry(outboxRecords, { ...given, kind: name }, new Date())
  return changeRecords([[entryKey(entry), recordOfEntry(entry, record)]])
}
