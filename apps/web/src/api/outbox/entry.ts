import { unsentKey } from '../device-records/keys.ts'
import {
  dataOf,
  isNewer,
  isObject,
  isText,
  type RecordKind,
  recordOf,
  type StoredRecord,
  unchanged,
} from '../device-records/record.ts'

/** A change made on this device that the server does not have yet. */
export type Entry<Input = unknown> = {
  userId: string
  kind: string
  /** What it is stored together with, for example the id of a list; empty for most kinds. */
  group: string
  /** A UUID, by which the server recognises it if it arrives again. */
  id: string
  input: Input
  /** Position in the sending order. A counter, because the clock of a device may be changed. */
  order: number
  /** When it was done, by the device's clock; only for display. */
  at: string
  /** Why the server refused it; the user decides what becomes of it. */
  refusal: string | undefined
}

export type NewEntry<Input> = Pick<Entry<Input>, 'userId' | 'id' | 'input'> & { group?: string }

type EntryName = Pick<Entry, 'userId' | 'kind' | 'group' | 'id'>

/** The input is versioned separately, by its kind. */
type StoredEntry = { input: StoredRecord; order: number; at: string; refusal?: string | undefined }

/** The code of an entry that this version of the app cannot read. */
const unreadable = 'UNREADABLE'

const entryRecord: RecordKind<StoredEntry> = {
  // Earlier versions stored the bare operations of lists and trips, which contain their own time.
  migrations: [unchanged, data => ({ input: { v: 1, data }, order: 0, at: '' })],
  read: data =>
    isObject(data) && isObject(data.input) && typeof data.order === 'number' && isText(data.at)
      ? (data as StoredEntry)
      : undefined,
}

export function entryKey({ userId, kind, group, id }: EntryName): string {
  return unsentKey(userId, kind, ...(group ? [group] : []), id)
}

export function recordOfEntry<Input>(
  { input, order, at, refusal }: Entry<Input>,
  kind: RecordKind<Input>,
): StoredRecord {
  return recordOf(entryRecord, { input: recordOf(kind, input), order, at, refusal })
}

/** The same entry as stored, with the server's refusal. */
export function withRefusal(record: StoredRecord, refusal: string | undefined): StoredRecord {
  const stored = dataOf(entryRecord, record)
  return stored ? recordOf(entryRecord, { ...stored, refusal }) : record
}

/**
 * Undefined for an entry written by a newer version of the app, which sends it. Unreadable input yields a
 * refused entry, which is shown.
 */
export function entryFrom(
  key: string,
  record: StoredRecord,
  kind: RecordKind<unknown>,
): Entry | undefined {
  if (isNewer(record, entryRecord)) return undefined
  const stored = dataOf(entryRecord, record)
  if (stored && isNewer(stored.input, kind)) return undefined
  const input = stored && dataOf(kind, stored.input)
  const name = nameIn(key)
  if (!stored) return { ...name, input, order: 0, at: '', refusal: unreadable }
  const { order, at, refusal } = stored
  return { ...name, input, order, at, refusal: input === undefined ? unreadable : refusal }
}

export function kindIn(key: string): string {
  return nameIn(key).kind
}

function nameIn(key: string): EntryName {
  const [, userId = '', , kind = '', ...rest] = key.split(':')
  const id = rest.pop() ?? ''
  return { userId, kind, group: rest.join(':'), id }
}

/** Why the server refused a stored entry; undefined for a waiting one. */
export function refusalIn(record: StoredRecord | undefined): string | undefined {
  const stored = record && !isNewer(record, entryRecord) && dataOf(entryRecord, record)
  return stored ? stored.refusal : undefined
}

export function orderIn(record: StoredRecord | undefined): number {
  return (record && dataOf(entryRecord, record)?.order) ?? 0
}

/** Compares by sending order. Entries of two tabs may have the same position. */
export function inOrder(one: Entry, other: Entry): number {
  return one.order - other.order || (entryKey(one) < entryKey(other) ? -1 : 1)
}
