import { listPictures } from './keys.ts'

/** The database in which Workbox records when a picture was last used. */
const usesName = 'workbox-expiration'
const usesStore = 'cache-entries'

/** Removes the pictures of shopped lists, which reveal what was on them. */
export async function forgetListPictures(): Promise<void> {
  if (typeof caches === 'undefined' || typeof indexedDB === 'undefined') return
  try {
    await caches.delete(listPictures)
    const databases = await indexedDB.databases()
    if (databases.some(({ name }) => name === usesName)) await clearUses()
  } catch {
    // If the browser blocks storage, there are none.
  }
}

function clearUses(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(usesName)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const clearing = database.transaction(usesStore, 'readwrite')
      clearing.objectStore(usesStore).clear()
      clearing.oncomplete = () => {
        database.close()
        resolve()
      }
      clearing.onabort = () => reject(clearing.error)
    }
  })
}
