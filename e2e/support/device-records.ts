import type { Page } from '@playwright/test'

/** The site's records in IndexedDB by key: lists, and what waits to be sent. */
export async function deviceRecords(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    async answerOf => {
      // Opening the database before the app does would leave it without the object store.
      if ((await indexedDB.databases()).length === 0) return {}
      const database = await answerOf(indexedDB.open('aisleway'))
      const records = database.transaction('records').objectStore('records')
      const keys = answerOf(records.getAllKeys())
      const values = await answerOf(records.getAll())
      database.close()
      return Object.fromEntries((await keys).map((key, place) => [String(key), values[place]]))
    },
    await answerIn(page),
  )
}

/** A function of the page that waits for the answer to a request to IndexedDB, for code that is evaluated there. */
export function answerIn(page: Page) {
  return page.evaluateHandle(
    () =>
      <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        }),
  )
}

/** From now on the browser stores nothing more for this site. */
export async function leaveNoRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    Storage.prototype.setItem = refuse
  })
}
