import { keysWith, readStored, writeStored } from '../device-store.ts'
import { openDatabase } from './database.ts'
import { type RecordChange, storedRecord } from './record.ts'

/** Keys of records, which hold the user's id; all else in localStorage stays there. */
const recordKey = /^aisleway:[^:]+:(unsent|list|recorded):/

export type RecordStore = {
  readAll: () => Promise<RecordChange[]>
  /** All or none; rejects when the browser cannot keep them. */
  write: (changes: readonly RecordChange[]) => Promise<void>
  /** False: a browser that ends abruptly may lose the last changes. */
  isDurable: () => boolean
}

/**
 * IndexedDB, which says when a write is on the disk. A browser writes localStorage when it sees fit,
 * up to a minute later: records are there only where IndexedDB is missing or full, and where earlier
 * versions of the app kept them.
 */
export async function openRecordStore(): Promise<RecordStore> {
  const database = await openDatabase().catch(() => undefined)
  let isDurable = database !== undefined

  async function write(changes: readonly RecordChange[]): Promise<void> {
    try {
      if (!database) throw new Error('This browser has no database')
      await database.write(changes)
    } catch {
      isDurable = false
      writeToLocalStorage(changes)
      return
    }
    isDurable = true
    for (const [key] of changes) localStorage.removeItem(key)
  }

  return {
    write,
    isDurable: () => isDurable,

    async readAll() {
      const inDatabase = (await database?.readAll().catch(() => undefined)) ?? []
      // Newer than what the database has of the same key: it was written while that failed.
      const inLocalStorage = readFromLocalStorage()
      // Where the database has no room for them, they stay there.
      if (database && inLocalStorage.length > 0) await write(inLocalStorage).catch(() => {})
      return [...inDatabase, ...inLocalStorage]
    },
  }
}

function readFromLocalStorage(): RecordChange[] {
  return keysWith('')
    .filter(key => recordKey.test(key))
    .map(key => [key, storedRecord(readStored(key) ?? localStorage.getItem(key))])
}

function writeToLocalStorage(changes: readonly RecordChange[]): void {
  const before = changes.map(([key]) => [key, localStorage.getItem(key)] as const)
  try {
    for (const [key, record] of changes) {
      if (record) writeStored(key, record)
      else localStorage.removeItem(key)
    }
  } catch (error) {
    for (const [key, text] of before) {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    }
    throw error
  }
}
