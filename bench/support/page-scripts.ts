import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './chromium.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** The app's `quietMs`: after it, the page preloads what a tap may need, however busy the machine was before. */
const fetchedAheadAfterMs = 3000

/** The scripts that a page loads in a fresh browser until the network is idle: URL → gzipped bytes. */
export async function scriptsOf(
  url: string,
  { viewport = phone, cookie = '' } = {},
): Promise<Map<string, number>> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumFlags,
  })
  try {
    const context = await browser.newContext({ viewport })
    // The cookies apply to the whole site; by default they would apply to the folder of the URL.
    await context.addCookies(cookiesOf(new URL(url).origin, cookie))
    const page = await context.newPage()
    const answers: Promise<[string, number]>[] = []
    const opened = performance.now()
    page.on('response', response => {
      if (performance.now() - opened > fetchedAheadAfterMs) return
      if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
      answers.push(
        response.body().then(body => [response.url(), gzipSync(body, { level: 9 }).length]),
      )
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    // Later scripts are preloaded in the background.
    page.removeAllListeners('response')
    return new Map(await Promise.all(answers))
  } finally {
    await browser.close()
  }
}

/** Splits a Cookie header into cookies for a browser. */
export function cookiesOf(url: string, header: string) {
  return header.split('; ').flatMap(pair => {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    return name && value ? { name, value, url } : []
  })
}
