import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import {
  browseAndCook,
  editAndShop,
  isAllThere,
  loadOnce,
} from '../../pages/offline/offline-day.ts'
import {
  isPausedAndPlanned,
  openListsAndPlan,
  pauseAndPlan,
} from '../../pages/offline/open-screens.ts'
import { test } from '../../pages/offline/shop-to-cut-off.ts'
import { Shopper } from '../../pages/shopper.ts'
import { killBrowser } from '../../support/kill-browser.ts'

test('everything that is done while the server is gone reaches it once', { tag: '@long' }, async ({
  shop,
  shopper,
}) => {
  test.setTimeout(300_000)
  const day = await loadOnce(shopper)
  const tab = await openListsAndPlan(shopper)
  await shop.cutOff()
  await pauseAndPlan(shopper, tab, day)
  await browseAndCook(shopper, day)
  await editAndShop(shopper, day)
  await shop.reconnect()
  await shopper.page.reload()
  await isAllThere(shopper, day)
  await isPausedAndPlanned(shopper, day)
})

test('the same, with a browser that is killed in the middle', { tag: '@long' }, async ({
  shop,
  isMobile,
  launchOptions,
  viewport,
  extraHTTPHeaders,
}) => {
  test.setTimeout(300_000)
  const profile = await mkdtemp(join(tmpdir(), 'aisleway-profile-'))
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: shop.address,
      serviceWorkers: 'allow',
      extraHTTPHeaders: extraHTTPHeaders ?? {},
      viewport,
      isMobile,
      hasTouch: isMobile,
    })
    return context.pages()[0] ?? context.newPage()
  }
  try {
    const before = new Shopper(await start(), isMobile)
    const day = await loadOnce(before)
    // Browsers write cookies and localStorage to disk up to a minute later; that delay is not tested here.
    await before.page.context().close()

    await shop.cutOff()
    const shopper = new Shopper(await start(), isMobile, before.account)
    await browseAndCook(shopper, day)
    killBrowser(profile)

    const again = new Shopper(await start(), isMobile, shopper.account)
    await editAndShop(again, day)
    killBrowser(profile)

    await shop.reconnect()
    const back = new Shopper(await start(), isMobile, shopper.account)
    await back.page.goto('/')
    await isAllThere(back, day)
  } finally {
    killBrowser(profile)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
