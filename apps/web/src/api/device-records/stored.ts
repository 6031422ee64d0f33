import { unreadableKey } from './keys.ts'
import {
  dataOf,
  isNewer,
  type RecordKind,
  recordOf,
  type StoredRecord,
  storedRecord,
} from './record.ts'
import { reportUnreadable } from './unreadable.ts'
import { readText, removeText, writeText } from './web-storage.ts'

type Area = Parameters<typeof readText>[1]

/** Reads a record from web storage, which holds what must be available synchronously or may be lost. */
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

/** Throws if the browser has no room or blocks storage, or if a newer version of the app wrote there. */
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

/** The same for what the app can do without; returns whether it was stored. */
export function tryWriteStored<Data>(
  key: string,
  kind: RecordKind<Data>,
  data: Data,
  area?: Area,
): boolean {
  try {
    writeStored(key, kind, data, area)
    return true
  } catch {
    return false
  }
}

export function hasStored(key: string): boolean {
  return readText(key) !== null
}

export function removeStored(key: string, area?: Area): void {
  removeText(key, area)
}

/** Moves unreadable data to a key of its own. False when there is no room for that. */
export function setAside(key: string, area?: Area): boolean {
  try {
    writeText(unreadableKey(key), readText(key, area) ?? '', area)
  } catch {
    return false
  }
  removeText(key, area)
  // This may run while React renders, which must not change other components.
  queueMicrotask(reportUnreadable)
  return true
}

/** Undefined when nothing is stored. */
export function storedAt(key: string, area?: Area): StoredRecord | undefined {
  const text = readText(key, area)
  return text === null ? undefined : storedRecord(parsed(text))
}

/** Some of what version 0 stored is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
