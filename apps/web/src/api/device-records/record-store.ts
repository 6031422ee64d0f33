import { openDatabase, tooLate } from './database.ts'
import type { RecordChange } from './record.ts'
import { storedAt } from './stored.ts'
import { keysWith, readText, removeText, writeText } from './web-storage.ts'

/** The keys of records, which contain the user's id. Everything else in localStorage stays there. */
const recordKey = /^aisleway:[^:]+:(unsent|list|recorded|copy):/

/**
 * Stores records in IndexedDB, which reports when a write is on disk. Browsers flush localStorage when they
 * see fit, up to a minute later, so it holds records only when IndexedDB is missing or full, or when an
 * earlier version of the app put them there.
 */
export function recordStore() {
  let isDurable = true
  let opening: Opening | undefined
  let wasOpen = false

  function open(): Opening {
    const started = { database: openDatabase(), waitedLong: tooLate() }
    opening = started
    // Once the records have been read, a database that cannot be opened again is tried anew with the next change.
    started.database.catch(() => {
      if (wasOpen && opening === started) opening = undefined
    })
    return started
  }

  async function inDatabase<Result>(work: (database: RecordDatabase) => Promise<Result>) {
    const current = opening ?? open()
    const database = await opened(current)
    wasOpen = true
    try {
      return await work(database)
    } catch (error) {
      if (!isClosed(error)) throw error
      // Unless another change has noticed it before.
      if (opening === current) opening = undefined
      return work(await opened(opening ?? open()))
    }
  }

  /** Writes all changes or none, and rejects if the browser cannot store them. */
  async function write(changes: readonly RecordChange[]): Promise<void> {
    try {
      await inDatabase(database => database.write(changes))
    } catch {
      isDurable = false
      writeToLocalStorage(changes, wasOpen ? removed : null)
      return
    }
    isDurable = true
    for (const [key] of changes) removeText(key)
  }

  async function readFromDatabase(takeLate: TakeRecords): Promise<RecordChange[]> {
    try {
      return await inDatabase(database => database.readAll())
    } catch {
      isDurable = false
      opening?.database.then(database => database.readAll()).then(takeLate, () => {})
      return []
    }
  }

  return {
    write,
    /** False when a browser crash may lose the last changes. */
    isDurable: () => isDurable,

    /** Calls back with the records of a database that opens too late to wait for it. */
    async readAll(takeLate: TakeRecords): Promise<RecordChange[]> {
      const inDatabase = await readFromDatabase(takeLate)
      // These are newer than the database's records under the same keys: they were written while it failed.
      const inLocalStorage = readFromLocalStorage()
      // If the database has no room for them, they stay in localStorage.
      if (inLocalStorage.length > 0) await write(inLocalStorage).catch(() => {})
      return [...inDatabase, ...inLocalStorage]
    },
  }
}

type TakeRecords = (records: readonly RecordChange[]) => void

/** A database that is being opened; `waitedLong` rejects when that takes too long to wait for it. */
type Opening = { database: Promise<RecordDatabase>; waitedLong: Promise<never> }

type RecordDatabase = Awaited<ReturnType<typeof openDatabase>>

function opened({ database, waitedLong }: Opening): Promise<RecordDatabase> {
  return Promise.race([database, waitedLong])
}

/** Browsers close a connection to reclaim storage, for example. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

/** Stands for a record that was removed while the database, which may still hold it, failed. */
const removed = ''

function readFromLocalStorage(): RecordChange[] {
  return keysWith('')
    .filter(key => recordKey.test(key))
    .map(key => [key, readText(key) === removed ? undefined : storedAt(key)])
}

function writeToLocalStorage(changes: readonly RecordChange[], forNone: string | null): void {
  const before = changes.map(([key]) => [key, readText(key)] as const)
  try {
    for (const [key, record] of changes) {
      put(key, record ? JSON.stringify(record) : forNone)
    }
  } catch (error) {
    for (const [key, text] of before) put(key, text)
    throw error
  }
}

function put(key: string, text: string | null): void {
  if (text === null) removeText(key)
  else writeText(key, text)
}
