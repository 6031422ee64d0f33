import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../support/chromium.ts'
import { type Figure, percentile } from '../../support/figure.ts'
import { cookiesOf, phone } from '../../support/page-scripts.ts'
import { startServer, temporaryFolder } from '../../support/server.ts'
import { signUp } from '../../support/shopper.ts'
import { barePage } from './bare-page.ts'

const slowdown = 4
const coldStarts = 5
const texts = ['whole milk', 'chicken broth', 'sourdough', 'greek yogurt']

/**
 * On a phone's screen with the page's thread slowed down fourfold; Chromium does not slow workers down. The server is
 * stopped for good before the first measurement. It awaits a promise of the page, because polling in each frame would
 * keep the page's thread busy.
 */
export async function measureInBrowser(): Promise<Figure[]> {
  const server = await startServer({ dataDir: temporaryFolder() })
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumFlags,
  })
  try {
    const shopper = await signUp(server.address)
    const context = await browser.newContext({ viewport: phone, baseURL: server.address })
    await context.addCookies(cookiesOf(server.address, shopper.cookie))
    await fetchEverything(context)
    await server.stop()
    const starts: number[] = []
    for (let i = 0; i < coldStarts; i++) starts.push(await coldStart(context))
    const keys = await typeOnHome(context)
    const bareKeys = await typeOnBarePage(context)
    return [
      {
        name: 'cold start of Browse without a server, to the first products',
        unit: 'ms',
        samples: starts,
        target: { atMost: 2000 },
      },
      { name: 'a letter to its suggestions on the screen', unit: 'ms', samples: keys },
      {
        name: 'the same, 95th percentile',
        unit: 'ms',
        samples: [percentile(keys, 0.95)],
        target: { atMost: 50 },
      },
      {
        name: 'the same on a bare page, 95th percentile',
        unit: 'ms',
        samples: [percentile(bareKeys, 0.95)],
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Waits until the service worker has the app, and the browser the catalogue. */
async function fetchEverything(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/profile')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByText('products, with prices as of').waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.close()
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

async function coldStart(context: BrowserContext): Promise<number> {
  const page = await slowPage(context)
  await page.addInitScript(() => {
    window.productsMs = new Promise(tell => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main article h3')) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => tell(performance.now())
          port2.postMessage(null)
        })
      }).observe(document, { childList: true, subtree: true })
    })
  })
  await page.goto('/browse?q=milk')
  const ms = await page.evaluate(() => window.productsMs)
  await page.close()
  return ms
}

async function typeOnHome(context: BrowserContext): Promise<number[]> {
  const page = await slowPage(context)
  await page.goto('/browse?q=milk')
  await page.getByRole('article').first().waitFor()
  // On Browse the results follow the typing; elsewhere the list of suggestions does.
  await page.getByRole('link', { name: 'Home' }).first().click()
  return typeTexts(page)
}

async function typeOnBarePage(context: BrowserContext): Promise<number[]> {
  const page = await slowPage(context)
  await page.setContent(barePage)
  return typeTexts(page)
}

/** Types letter by letter; each time runs from the key to the frame with the matches. */
async function typeTexts(page: Page): Promise<number[]> {
  const box = page.getByRole('combobox')
  await box.click()
  await page.waitForTimeout(1000)
  await page.evaluate(watchSuggestions)
  const taken: number[] = []
  for (const text of texts) {
    await box.fill('')
    for (const letter of text) {
      await box.press(letter === ' ' ? 'Space' : letter)
      // A space does not change the matches.
      if (letter === ' ') continue
      taken.push(await page.evaluate(() => window.suggestedMs))
      await page.waitForTimeout(200)
    }
  }
  await page.close()
  return taken
}

declare global {
  interface Window {
    /** From page start to the frame with the first products. */
    productsMs: Promise<number>
    /** From the last key to the frame whose suggestions match the text. */
    suggestedMs: Promise<number>
  }
}

/** Records the time from a key to the frame whose suggestions match the text. */
function watchSuggestions() {
  const box = document.querySelector<HTMLInputElement>('input[role=combobox]')!
  let pressedAt = 0
  let tell: (ms: number) => void
  box.addEventListener('keydown', event => {
    pressedAt = event.timeStamp
    window.suggestedMs = new Promise(resolve => {
      tell = resolve
    })
  })
  new MutationObserver(() => {
    const options = [...document.querySelectorAll('[role=option]')]
    const last = options.at(-1)?.textContent ?? ''
    if (pressedAt === 0 || !last.startsWith('See all') || !last.includes(box.value.trim())) return
    const from = pressedAt
    pressedAt = 0
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        tell(performance.now() - from)
      }
      port2.postMessage(null)
    })
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}
