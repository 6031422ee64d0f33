import type { Page } from '@playwright/test'

/** What the browser keeps in IndexedDB for this site: by key, what waits to be sent and lists. */
export function deviceRecords(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    // Opened before the app did, it would be without the store of records.
    if ((await indexedDB.databases()).length === 0) return {}
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answerOf(indexedDB.open('aisleway'))
    const records = database.transaction('records').objectStore('records')
    const keys = answerOf(records.getAllKeys())
    const values = await answerOf(records.getAll())
    database.close()
    return Object.fromEntries((await keys).map((key, place) => [String(key), values[place]]))
  })
}

/** From now on the browser keeps nothing more for this site. */
export async function leaveNoRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    Storage.prototype.setItem = refuse
  })
}
