/** What is stored under a key, with its schema version. */
export type StoredRecord = { v: number; data: unknown }

/** A record, or undefined to remove what is under the key. */
export type RecordChange = readonly [key: string, record: StoredRecord | undefined]

/** One kind of data on the device: how to write it, and how to read it as any version of the app wrote it. */
export type RecordKind<Data> = {
  /**
   * Each migrates the data of one version to the next. Their number is the version that is written: a kind
   * without any is stored bare, as version 0 stored everything.
   */
  migrations: readonly ((data: unknown) => unknown)[]
  /** Checks data of the newest version; undefined for anything else. */
  read: (data: unknown) => Data | undefined
}

/** The migration for data that only gained an envelope. */
export function unchanged(data: unknown): unknown {
  return data
}

export function recordOf<Data>(kind: RecordKind<Data>, data: Data): StoredRecord {
  return { v: kind.migrations.length, data }
}

/** True for a record written by a newer version of the app in another tab, which can read it. */
export function isNewer({ v }: StoredRecord, { migrations }: RecordKind<unknown>): boolean {
  return v > migrations.length
}

/** Undefined when the record cannot be read. */
export function dataOf<Data>(kind: RecordKind<Data>, { v, data }: StoredRecord): Data | undefined {
  try {
    return kind.read(kind.migrations.slice(v).reduce((older, migrate) => migrate(older), data))
  } catch {
    // A migration failed on data that no version wrote.
    return undefined
  }
}

export function storedRecord(value: unknown): StoredRecord {
  return isStoredRecord(value) ? value : { v: 0, data: value }
}

function isStoredRecord(value: unknown): value is StoredRecord {
  return isObject(value) && typeof value.v === 'number' && 'data' in value
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
