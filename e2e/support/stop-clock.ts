import type { Page } from '@playwright/test'

/** Less than the app's patience with a request. */
const aheadMs = 2500

/**
 * Stops the page's clock a moment from now. Timers until then fire at once: further ahead, requests that are still on
 * their way would be given up, and the app would count as offline until a later time, which never comes.
 */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + aheadMs)
}
