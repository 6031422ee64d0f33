import { unreadableKey } from './keys.ts'
import {
  dataOf,
  isNewer,
  type RecordKind,
  recordOf,
  type StoredRecord,
  storedRecord,
} from './record.ts'
import { tellUnreadable } from './unreadable.ts'
import { readText, removeText, writeText } from './web-storage.ts'

type Area = Parameters<typeof readText>[1]

/** Records in the browser's storage, for what must be there at once or may be lost; undefined for none. */
export function readStored<Data>(
  key: string,
  kind: RecordKind<Data>,
  area?: Area,
): Data | undefined {
  const record = storedAt(key, area)
  if (!record || isNewer(record, kind)) return undefined
  const data = dataOf(kind, record)
  if (data === undefined) setAside(key, area)
  return data
}

/** The rows that can be read. When some cannot, a copy with all of them is set aside. */
export function readStoredRows(
  key: string,
  kind: RecordKind<unknown[]>,
  isReadable: (row: unknown) => boolean,
): unknown[] {
  const rows = readStored(key, kind) ?? []
  const readable = rows.filter(isReadable)
  if (readable.length < rows.length && setAside(key)) writeStored(key, kind, readable)
  return readable
}

/** Throws when the browser has no room or keeps nothing, and over what a newer version of the app wrote. */
export function writeStored<Data>(
  key: string,
  kind: RecordKind<Data>,
  data: Data,
  area?: Area,
): void {
  const before = storedAt(key, area)
  if (before && isNewer(before, kind)) throw new Error('A newer version of the app keeps this')
  const record = recordOf(kind, data)
  writeText(key, JSON.stringify(record.v === 0 ? data : record), area)
}

export function hasStored(key: string): boolean {
  return readText(key) !== null
}

export function removeStored(key: string, area?: Area): void {
  removeText(key, area)
}

/** What cannot be read must not break a screen, and is not thrown away. False where there is no room. */
export function setAside(key: string, area?: Area): boolean {
  try {
    writeText(unreadableKey(key), readText(key, area) ?? '', area)
  } catch {
    return false
  }
  removeText(key, area)
  // A screen that is being drawn must not be changed by a notice.
  queueMicrotask(tellUnreadable)
  return true
}

/** Undefined where nothing is stored. */
export function storedAt(key: string, area?: Area): StoredRecord | undefined {
  const text = readText(key, area)
  return text === null ? undefined : storedRecord(parsed(text))
}

/** Some of what version 0 stored is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
