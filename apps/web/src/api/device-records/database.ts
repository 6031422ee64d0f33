import { type RecordChange, storedRecord } from './record.ts'

const storeName = 'records'
/** Holds what the server can send again at any time, apart from what only this device has. */
const copiesName = 'copies'

/** A browser with damaged storage may never open it, and a busy phone late. */
const patienceMs = 3000

/** Rejects when opening the database takes too long to wait for it. */
export async function tooLate(): Promise<never> {
  await new Promise(resolve => setTimeout(resolve, patienceMs))
  throw new Error('The database does not open')
}

/** A key-value store of records; rejects if the browser has no IndexedDB or blocks it. */
export async function openDatabase() {
  const database = await connect()

  return {
    async readAll(): Promise<RecordChange[]> {
      const records = database.transaction(storeName).objectStore(storeName)
      const keys = records.getAllKeys()
      const values = await answerOf(records.getAll())
      return values.map((value, place) => [String(keys.result[place]), storedRecord(value)])
    },

    /** Resolves when the changes are on disk, where they survive a browser crash and a restart of the phone. */
    write(changes: readonly RecordChange[]): Promise<void> {
      return new Promise((resolve, reject) => {
        const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' })
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
        const records = transaction.objectStore(storeName)
        for (const [key, record] of changes) {
          if (record) records.put(record, key)
          else records.delete(key)
        }
        // Without this, leaving the page before its requests are answered would lose the changes.
        transaction.commit()
      })
    },
  }
}

/**
 * Copies of what the server has, also read and written by workers. Each call resolves to undefined if the
 * browser has no IndexedDB, blocks it, or has no room: then nothing is stored.
 */
export const copies = {
  read: (key: string): Promise<unknown> => inCopies('readonly', store => store.get(key)),
  count: (key: string) => inCopies('readonly', store => store.count(key)),
  write: (key: string, copy: unknown) => inCopies('readwrite', store => store.put(copy, key)),
  clear: () => inCopies('readwrite', store => store.clear()),
}

async function inCopies<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await Promise.race([connect(), tooLate()])
    try {
      return await answerOf(ask(database.transaction(copiesName, mode).objectStore(copiesName)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

async function connect(): Promise<IDBDatabase> {
  const database = await opened(indexedDB.open('aisleway', 2))
  // An open connection would block a newer version of the app in another tab.
  database.onversionchange = () => database.close()
  return database
}

function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  request.onupgradeneeded = () => {
    const { objectStoreNames } = request.result
    for (const name of [storeName, copiesName]) {
      if (!objectStoreNames.contains(name)) request.result.createObjectStore(name)
    }
  }
  return answerOf(request)
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
