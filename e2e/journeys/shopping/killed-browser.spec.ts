import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { expect, Shopper, test } from '../../pages/shopper.ts'
import { names, saveList, seesTicked, tick, workerIsReady } from '../../pages/shopping-mode.ts'
import { shopUrl } from '../../support/addresses.ts'
import { killBrowser } from '../../support/kill-browser.ts'

let profile: string
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'aisleway-profile-'))
})
test.afterEach(async () => {
  killBrowser(profile)
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
})

test('a phone that dies right after ticks without a network has them when it is back', {
  tag: '@long',
}, async ({ launchOptions, extraHTTPHeaders }) => {
  test.slow()
  const start = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: shopUrl,
      serviceWorkers: 'allow',
      extraHTTPHeaders: extraHTTPHeaders ?? {},
      viewport: { width: 390, height: 844 },
    })

  const before = await start()
  const shopper = await shopperIn(before)
  await shopper.startSignedIn()
  const listId = await saveList(shopper, 4)
  await shopper.page.goto('/')
  await workerIsReady(shopper.page)
  // The last user is stored when the app goes to the background.
  await expect.poll(() => shopper.storedText()).toContain('last-user')
  await before.close()

  const inStore = await shopperIn(await start())
  await inStore.page.goto(`/shopping/${listId}`)
  await seesTicked(inStore, 0, 4)
  await inStore.page.context().setOffline(true)
  const [first, second, third] = await names(inStore)
  for (const name of [first, second, third]) await tick(inStore, name!)
  await expect(inStore.page.getByText('Offline. 3 changes will sync later.')).toBeVisible()
  killBrowser(profile)

  const after = await start()
  await after.setOffline(true)
  const again = await shopperIn(after)
  await again.page.goto(`/shopping/${listId}`)
  await seesTicked(again, 3, 4)
  await expect(again.page.getByText('Offline. 3 changes will sync later.')).toBeVisible()
  await after.close()
})

async function shopperIn(context: BrowserContext): Promise<Shopper> {
  return new Shopper(context.pages()[0] ?? (await context.newPage()), true)
}
