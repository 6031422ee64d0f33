import { type RecordChange, storedRecord } from './record.ts'

const storeName = 'records'
/** What the server can send again at any time, beside what only this device has. */
const copiesName = 'copies'

/** A browser whose storage is damaged may never answer. */
const patienceMs = 3000

/** One store of records by key; rejects where the browser has no IndexedDB, or refuses it. */
export async function openDatabase() {
  const database = await connect()

  return {
    async readAll(): Promise<RecordChange[]> {
      const records = database.transaction(storeName).objectStore(storeName)
      const keys = records.getAllKeys()
      const values = await answerOf(records.getAll())
      return values.map((value, place) => [String(keys.result[place]), storedRecord(value)])
    },

    /**
     * Resolves when the changes are on the disk, where they outlive the browser and a restart of the
     * phone.
     */
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
        // A page that is left before its requests are answered would take the changes with it.
        transaction.commit()
      })
    },
  }
}

/**
 * The copies of what the server has; a worker may read and write them as well. Each answers undefined where the
 * browser has no IndexedDB, refuses it, or has no room: then nothing is kept.
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
    const database = await connect()
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
  // An open connection would keep a newer version of the app in another tab waiting.
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
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The database does not open')), patienceMs)
    answerOf(request).then(resolve, reject)
  })
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
