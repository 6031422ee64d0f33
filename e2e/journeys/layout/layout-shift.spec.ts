import type { Page } from '@playwright/test'
import { someMeal } from '../../pages/cookbook.ts'
import { productsOnSale, send, startList } from '../../pages/past-trip.ts'
import { makeList } from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'

/** Barely noticeable; up to 0.1 counts as good (web.dev/cls). */
const mostShift = 0.02

test.beforeEach(async ({ page }) => {
  await onSlowNetwork(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

test('home stands still while it loads', { tag: '@phone' }, async ({ shopper }) => {
  await shopper.page.goto('/')
  await shopper.page.waitForLoadState('networkidle')
  await expect(shopper.cards).toHaveCount(12)
  await stoodStill(shopper.page)
})

test('every screen stands still while it loads for a shopper', {
  tag: ['@phone', '@long'],
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const { slug } = await someMeal(page)
  const saved = await page.request.put('/api/preferences', {
    data: {
      shoppingDays: ['monday'],
      shoppingTimes: ['6am-8am'],
      shopsHere: true,
      shoppingStyles: ['browse'],
    },
  })
  expect(saved.ok()).toBe(true)

  await test.step('home, which knows the answers', async () => {
    await page.goto('/')
    await expect(main).toContainText('Next shop')
    await stoodStill(page)
  })
  await test.step('Browse', async () => {
    await shopper.browse('?diets=heart_smart')
    await page.waitForLoadState('networkidle')
    await expect(shopper.cards).toHaveCount(50)
    await stoodStill(page)
  })
  await test.step('meals, all of them and one', async () => {
    for (const path of ['/meals', '/meals?type=dinner&seed=7', `/meals/${slug}`]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await stoodStill(page)
    }
  })
  await test.step('lists, and the way through the store with its deals', async () => {
    const { listId } = await startList(shopper, 'Weekend')
    const template = await makeList(shopper, 'Every week', { Produce: ['apples'] })
    await send(shopper, 'put', `/api/lists/${template}/template`, { isTemplate: true })
    for (const path of ['/my-lists', `/shopping/${listId}`]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await stoodStill(page)
    }
  })
  await test.step('a product', async () => {
    const [product] = await productsOnSale(shopper, 1)
    await page.goto(`/products/${product?.id}`)
    await page.waitForLoadState('networkidle')
    await expect(main.getByRole('heading', { name: 'Similar products' })).toBeAttached()
    await stoodStill(page)
  })
})

test('nothing moves when the connection comes and goes', { tag: ['@phone', '@long'] }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const { listId } = await startList(shopper, 'Weekend')
  const places = {
    '/browse': shopper.cards.first(),
    [`/shopping/${listId}`]: main.getByRole('checkbox').first(),
  }
  for (const [path, part] of Object.entries(places)) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const before = await part.boundingBox()
      const note = page.getByRole('status').filter({ hasText: /offline/i })
      await page.context().setOffline(true)
      await expect(note).toBeInViewport({ ratio: 1 })
      expect(await part.boundingBox()).toEqual(before)
      await page.context().setOffline(false)
      await expect(note).toBeHidden()
      expect(await part.boundingBox()).toEqual(before)
    })
  }
})

type LayoutShift = PerformanceEntry & { value: number }

async function stoodStill(page: Page) {
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  )
  expect(shift, page.url()).toBeLessThanOrEqual(mostShift)
}

/** Simulates a phone with poor reception. */
async function onSlowNetwork(page: Page) {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}
