import type { Page } from '@playwright/test'
import { someMeal } from './cookbook.ts'
import { expect, test } from './shopper.ts'

/** Hardly to be noticed; 0.1 is what counts as good (web.dev/cls). */
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
  expect(await layoutShift(shopper.page)).toBeLessThanOrEqual(mostShift)
})

test('home stands still for a shopper whom it knows', { tag: '@phone' }, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const saved = await page.request.put('/api/preferences', {
    data: {
      shoppingDays: ['monday'],
      shoppingTimes: ['6am-8am'],
      shopsHere: true,
      shoppingStyles: ['browse'],
    },
  })
  expect(saved.ok()).toBe(true)
  await page.goto('/')
  await expect(main).toContainText('Next shop')
  expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift)
})

test('Browse stands still while it loads', { tag: '@phone' }, async ({ shopper }) => {
  await shopper.startSignedIn()
  await shopper.browse('?diets=heart_smart')
  await shopper.page.waitForLoadState('networkidle')
  await expect(shopper.cards).toHaveCount(50)
  expect(await layoutShift(shopper.page)).toBeLessThanOrEqual(mostShift)
})

test('meals stand still while they load, all of them and one', { tag: '@phone' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  const { slug } = await someMeal(page)
  for (const path of ['/meals', '/meals?type=dinner&seed=7', `/meals/${slug}`]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page), path).toBeLessThanOrEqual(mostShift)
  }
})

type LayoutShift = PerformanceEntry & { value: number }

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  )
}

/** A phone with poor reception. */
async function onSlowNetwork(page: Page) {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}
