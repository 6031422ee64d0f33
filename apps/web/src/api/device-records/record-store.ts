import { openDatabase } from './database.ts'
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
  let opening: ReturnType<typeof openDatabase> | undefined
  const database = () => {
    opening ??= openDatabase()
    return opening
  }

  /** Writes all changes or none, and rejects if the browser cannot store them. */
  async function write(changes: readonly RecordChange[]): Promise<void> {
    try {
      await (await database()).write(changes)
    } catch {
      isDurable = false
      writeToLocalStorage(changes)
      return
    }
    isDurable = true
    for (const [key] of changes) removeText(key)
  }

  async function readFromDatabase(): Promise<RecordChange[]> {
    try {
      return await (await database()).readAll()
    } catch {
      isDurable = false
      return []
    }
  }

  return {
    write,
    /** False when a browser crash may lose the last changes. */
    isDurable: () => isDurable,

    async readAll(): Promise<RecordChange[]> {
      const inDatabase = await readFromDatabase()
      // These are newer than the database's records under the same keys: they were written while it failed.
      const inLocalStorage = readFromLocalStorage()
      // If the database has no room for them, they stay in localStorage.
      if (inLocalStorage.length > 0) await write(inLocalStorage).catch(() => {})
      return [...inDatabase, ...inLocalStorage]
    },
  }
}

function readFromLocalStorage(): RecordChange[] {
  return keysWith('')
    .filter(key => recordKey.test(key))
    .map(key => [key, storedAt(key)])
}

function writeToLocalStorage(changes: readonly RecordChange[]): void {
  const before = changes.map(([key]) => [key, readText(key)] as const)
  try {
    for (const [key, record] of changes) {
      if (record) writeText(key, JSON.stringify(record))
      else removeText(key)
    }
  } catch (error) {
    for (const [key, text] of before) {
      if (text === null) removeText(key)
      else writeText(key, text)
    }
    throw error
  }
}
