import { onTabMessage, postToOtherTabs } from '../live/tabs.ts'
import { unreadableKey } from './keys.ts'
import { dataOf, isNewer, type RecordChange, type RecordKind, type StoredRecord } from './record.ts'
import { recordStore } from './record-store.ts'
import { tellUnreadable } from './unreadable.ts'

type Listener = (keys: readonly string[], isElsewhere: boolean) => void

/**
 * What this device keeps until the server has it, and the lists it belongs to. Records are read
 * from memory and changed there at once, so that the screen answers; a change counts as kept when
 * it is on the disk. Their keys hold the user's id.
 */
const records = new Map<string, StoredRecord>()

/** The latest write of each key that is on its way to the disk. */
const unkept = new Map<string, Promise<void>>()
const listeners = new Set<Listener>()
const store = recordStore()
let loading: Promise<void> | undefined

/** Loads the records. None can be read before that, so a screen that shows them waits for it. */
export function openRecords(): Promise<void> {
  loading ??= load()
  return loading
}

async function load(): Promise<void> {
  onTabMessage('records', async changes => {
    await loading
    apply(
      changes.filter(([key]) => !unkept.has(key)),
      true,
    )
  })
  const stored = await store.readAll()
  apply(stored.filter(([key]) => !unkept.has(key)))
}

function apply(changes: readonly RecordChange[], isElsewhere = false): void {
  for (const [key, record] of changes) {
    if (record) records.set(key, record)
    else records.delete(key)
  }
  notify(changes, isElsewhere)
}

function notify(changes: readonly RecordChange[], isElsewhere = false): void {
  const keys = changes.map(([key]) => key)
  for (const listener of listeners) listener(keys, isElsewhere)
}

/**
 * Calls back with the keys that have changed here or in another tab, and again when they are on the disk.
 */
export function followRecords(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readRecord<Data>(key: string, kind: RecordKind<Data>): Data | undefined {
  const record = records.get(key)
  if (!record || isNewer(record, kind)) return undefined
  const data = dataOf(kind, record)
  if (data === undefined) queueMicrotask(() => setAside(key, record))
  return data
}

/** The record as it is stored, for whoever reads several kinds. */
export function storedRecordOf(key: string): StoredRecord | undefined {
  return records.get(key)
}

/** A record that cannot be read must not break a screen, and must not be lost. */
function setAside(key: string, record: StoredRecord): void {
  if (records.get(key) !== record) return
  changeRecords([
    [key, undefined],
    [unreadableKey(key), record],
  ]).then(tellUnreadable, () => {
    // When there is no room it stays where it is.
  })
}

export function recordKeys(prefix: string): string[] {
  return [...records.keys()].filter(key => key.startsWith(prefix))
}

/** False while the record would not outlive the browser. */
export function isKept(key: string): boolean {
  return records.has(key) && !unkept.has(key)
}

/**
 * Changes all records or none; undefined removes one. Resolves when they are on the disk. When the
 * browser cannot keep them, the change is undone and it rejects.
 */
export function changeRecords(changes: readonly RecordChange[]): Promise<void> {
  if (changes.length === 0) return Promise.resolve()
  const before = changes.map(([key]): RecordChange => [key, records.get(key)])
  const write = keep(changes)
  for (const [key] of changes) unkept.set(key, write)
  apply(changes)
  const settle = () => {
    for (const [key] of changes) if (unkept.get(key) === write) unkept.delete(key)
  }
  return write.then(
    () => {
      settle()
      notify(changes)
      postToOtherTabs('records', changes)
    },
    error => {
      settle()
      const still = new Map(changes)
      apply(before.filter(([key]) => records.get(key) === still.get(key)))
      throw error
    },
  )
}

/** False when a browser that ends abruptly may lose the last changes. */
export function areRecordsDurable(): boolean {
  return store.isDurable()
}

async function keep(changes: readonly RecordChange[]): Promise<void> {
  await openRecords()
  await store.write(changes)
}

/** Resolves when nothing is on its way to the disk any more. */
export async function recordsSettled(): Promise<void> {
  while (unkept.size > 0) await Promise.allSettled(unkept.values())
}
