import { queryClient } from '../client/query-client.ts'
import { onTabMessage, postToOtherTabs } from '../live/tabs.ts'
import { sessionQuery } from '../session/session.ts'
import { deviceKey, unreadableKey } from './keys.ts'
import { dataOf, isNewer, type RecordChange, type RecordKind, type StoredRecord } from './record.ts'
import { recordStore } from './record-store.ts'
import { reportUnreadable } from './unreadable.ts'

type Listener = (keys: readonly string[], isElsewhere: boolean) => void

/**
 * What this device keeps until the server has it, and the lists it belongs to. Records are read and changed
 * in memory, so that the screen responds at once; a change counts as saved when it is on disk. Their keys
 * contain the user's id.
 */
const records = new Map<string, StoredRecord>()

/** The latest write of each key that is still in flight. */
const unkept = new Map<string, Promise<void>>()
const listeners = new Set<Listener>()
const store = recordStore()
/** Which keys were removed on this page; a database that opens late may still deliver records under them. */
const forgotten: ((key: string) => boolean)[] = []
let loading: Promise<void> | undefined

/** Loads the records. None can be read before, so a screen that shows them waits for this. */
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
  const stored = await store.readAll(takeLate)
  apply(stored.filter(([key]) => !unkept.has(key)))
}

/** Takes the records of a slow database. What was written in the meantime is newer. */
function takeLate(stored: readonly RecordChange[]): void {
  const isForgotten = ([key]: RecordChange) => forgotten.some(isGone => isGone(key))
  const late = stored.filter(([key]) => !unkept.has(key) && !records.has(key))
  apply(late.filter(change => !isForgotten(change)))
  changeRecords(late.filter(isForgotten).map(([key]) => [key, undefined])).catch(() => {
    // They stay on disk until the same user signs out again.
  })
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

/** Calls back with the keys that changed here or in another tab, and again when they are on disk. */
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

/** The record as stored, for code that reads several kinds. */
export function storedRecordOf(key: string): StoredRecord | undefined {
  return records.get(key)
}

/** A record that cannot be read must neither break a screen nor be lost. */
function setAside(key: string, record: StoredRecord): void {
  if (records.get(key) !== record) return
  changeRecords([
    [key, undefined],
    [unreadableKey(key), record],
  ]).then(reportUnreadable, () => {
    // When there is no room, it stays where it is.
  })
}

export function recordKeys(prefix: string): string[] {
  return [...records.keys()].filter(key => key.startsWith(prefix))
}

/** Removes the records with such keys. */
export function forgetRecords(isGone: (key: string) => boolean): Promise<void> {
  forgotten.push(isGone)
  return changeRecords(
    recordKeys('')
      .filter(isGone)
      .map(key => [key, undefined]),
  )
}

/** False while a browser crash could still lose the record. */
export function isKept(key: string): boolean {
  return records.has(key) && !unkept.has(key)
}

/**
 * Changes all records or none; undefined removes one. Resolves when they are on disk. If the browser cannot
 * store them, the change is rolled back and the promise rejects. An answer for a user who has signed out
 * meanwhile is not stored.
 */
export function changeRecords(given: readonly RecordChange[]): Promise<void> {
  const changes = given.filter(change => !isLateAnswer(change))
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

/** The keys of what the server answers. */
const answerKey = /^aisleway:[^:]+:(list|recorded|copy):/

function isLateAnswer([key, record]: RecordChange): boolean {
  if (!record || !answerKey.test(key)) return false
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  return session !== undefined && !key.startsWith(deviceKey(session.user?.id ?? '', ''))
}

/** False when a browser crash may lose the last changes. */
export function areRecordsDurable(): boolean {
  return store.isDurable()
}

async function keep(changes: readonly RecordChange[]): Promise<void> {
  await openRecords()
  await store.write(changes)
}

/** Resolves when no write is in flight any more. */
export async function recordsSettled(): Promise<void> {
  while (unkept.size > 0) await Promise.allSettled(unkept.values())
}
