import { expect, type Page } from '@playwright/test'

/** Waits until this browser has the catalogue, or no longer has it. */
export async function catalogueIsKept(page: Page, isKept = true): Promise<void> {
  await expect
    .poll(() => page.evaluate(countCopies), { timeout: 45_000 })
    .toBe(isKept ? copiesKept : 0)
}

/** The catalogue, its index and the cookbook. */
const copiesKept = 3

async function countCopies(): Promise<number> {
  if ((await indexedDB.databases()).length === 0) return 0
  const answerOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answerOf(indexedDB.open('aisleway'))
  const count = await answerOf(database.transaction('copies').objectStore('copies').count())
  database.close()
  return count
}
