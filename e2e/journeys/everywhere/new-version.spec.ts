import type { Page } from '@playwright/test'
import { test } from '../../pages/offline/shop-to-cut-off.ts'
import { expect } from '../../pages/shopper.ts'
import { workerIsReady } from '../../pages/shopping-mode.ts'
import { newerFile } from '../../support/shop-behind-proxy.ts'
import { wakeWorker } from '../../support/worker-events.ts'

test.use({ savesData: true })

test('a new version is told, and what is typed stays', { tag: '@long' }, async ({
  shopper,
  shop,
}) => {
  const { page } = shopper
  await page.goto('/auth')
  await workerIsReady(page)
  await page.getByLabel('Email').fill('mara@example.com')
  shop.publishNewVersion()
  await lookForUpdate(page)
  await expect(page.getByText('A new version is ready')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('mara@example.com')
})

test('a page of the new version has its files offline while the older worker still answers', {
  tag: '@long',
}, async ({ shopper, shop }) => {
  const { page } = shopper
  await page.goto('/about')
  await workerIsReady(page)
  shop.publishNewVersion()
  await lookForUpdate(page)
  await expect(page.getByText('A new version is ready')).toBeVisible()
  await shop.cutOff()
  expect(await page.evaluate(async file => (await fetch(file)).ok, newerFile)).toBe(true)
})

test('a hidden tab sends what waits when the worker is woken, and only then takes a new version', {
  tag: '@long',
}, async ({ shopper, shop }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/')
  await workerIsReady(page)
  shop.lose('/api/cart/items/')
  const lost = page.waitForEvent('requestfailed')
  await shopper.addToCart()
  await lost
  await hide(page)
  shop.publishNewVersion()
  await lookForUpdate(page)
  // A notice announces it, because a reload would come too early.
  await expect(page.getByText('A new version is ready')).toBeVisible()

  shop.lose(null)
  const asked = messageFromWorker(page)
  await wakeWorker(page, 'outbox')
  expect(await asked).toEqual({ kind: 'send-outbox' })
  await shopper.everythingIsSent()
  const reloaded = page.waitForEvent('load')
  await hide(page)
  await reloaded
  await shopper.seesItemsInCart(1)
})

/** As the browser does when a page is loaded, and the app when a tab has been open for an hour. */
async function lookForUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
}

/** As if another tab were brought to the front. */
async function hide(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** The next message from the service worker to the tab. */
function messageFromWorker(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise(resolve =>
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), {
          once: true,
        }),
      ),
  )
}
