import { expect, type Page } from '@playwright/test'
import { answerIn } from './device-records.ts'

/** Waits until this browser has the catalogue, or no longer has it. */
export async function catalogueIsKept(page: Page, isKept = true): Promise<void> {
  await expect.poll(() => countCopies(page), { timeout: 45_000 }).toBe(isKept ? copiesKept : 0)
}

/** The catalogue, its index and the cookbook. */
const copiesKept = 3

async function countCopies(page: Page): Promise<number> {
  return page.evaluate(
    async answerOf => {
      if ((await indexedDB.databases()).length === 0) return 0
      const database = await answerOf(indexedDB.open('aisleway'))
      const count = await answerOf(database.transaction('copies').objectStore('copies').count())
      database.close()
      return count
    },
    await answerIn(page),
  )
}
