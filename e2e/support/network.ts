import type { Page, Route } from '@playwright/test'

/** Delays the responses to these requests until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(url, async route => {
    await released
    await route.fallback()
  })
  return release
}

/** Ends what `page.route` began for these requests, while others may be in flight. */
export async function letThrough(page: Page, url: string, handler?: (route: Route) => unknown) {
  await keepIntercepting(page)
  await page.unroute(url, handler)
}

/**
 * Keeps requests intercepted when the page has no routes left. Chromium may lose those that are in flight when the
 * interception ends: a part of the app, for example, then never loads.
 */
export function keepIntercepting(page: Page) {
  return page.context().route(noRequest, route => route.fallback())
}

const noRequest = /^$/

/**
 * Stops the page's clock a moment from now. Timers until then fire at once: further ahead, requests that are still on
 * their way would be given up, and the app would count as offline until a later time, which never comes.
 */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + aheadMs)
}

/** Less than the app's patience with a request. */
const aheadMs = 2500

/** Makes these writes fail with a server error; reads still succeed. */
export function failWrites(page: Page, url: string) {
  return page.route(url, route =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: {} }),
  )
}

export const searchRequests = '**/1/indexes/*/queries*'
export const sessionRequests = '**/api/session'
export const cartWrites = '**/api/cart/items/*'
