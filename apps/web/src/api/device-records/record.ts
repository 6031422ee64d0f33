/** What is stored under a key, and the version of its shape. */
export type StoredRecord = { v: number; data: unknown }

/** Undefined: removed. */
export type RecordChange = readonly [key: string, record: StoredRecord | undefined]

/** One shape of data: how it is written, and how what any version of the app wrote is read. */
export type RecordKind<Data> = {
  v: number
  /** Undefined for what is no such record. */
  read: (stored: StoredRecord) => Data | undefined
}

/** Earlier versions of the app stored the data alone: that is version 0. */
export function storedRecord(value: unknown): StoredRecord {
  return isStoredRecord(value) ? value : { v: 0, data: value }
}

function isStoredRecord(value: unknown): value is StoredRecord {
  return isObject(value) && typeof value.v === 'number' && 'data' in value
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
