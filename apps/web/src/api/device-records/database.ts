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
      })
    },
  }
}

/** The copies of what the server has; a worker may read and write them as well. */
export async function openCopies() {
  const database = await connect()
  const copies = (mode: IDBTransactionMode) =>
    database.transaction(copiesName, mode).objectStore(copiesName)

  return {
    read: (key: string): Promise<unknown> => answerOf(copies('readonly').get(key)),
    has: async (key: string) => (await answerOf(copies('readonly').count(key))) > 0,
    write: (key: string, copy: unknown) => answerOf(copies('readwrite').put(copy, key)),
    clear: () => answerOf(copies('readwrite').clear()),
    close: () => database.close(),
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
