import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { type Figure, percentile } from '../support/figure.ts'
import { cookiesOf, phone } from '../support/page-scripts.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { signUp } from '../support/shopper.ts'

const rounds = 5
const slowdown = 4
const restMs = 400
/** The shortest duration that Event Timing reports. */
const shortestMs = 16

/**
 * Measures the time from taps and keys to the next paint (Event Timing), on a phone's screen with the CPU slowed down
 * fourfold. Intentional delays and the network are not included, because the next paint already shows a reaction to
 * the tap.
 */
export async function measureInteractions(): Promise<Figure[]> {
  const server = await startServer({ dataDir: temporaryFolder() })
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumFlags,
  })
  try {
    const shopper = await signUp(server.address)
    const listId = await shopper.saveList(12)
    const context = await browser.newContext({
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      baseURL: server.address,
    })
    await context.addCookies(cookiesOf(server.address, shopper.cookie))
    await context.addInitScript(watchEvents, shortestMs)
    const taken = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++) {
      for (const [path, interactions] of Object.entries(screens(listId))) {
        await walkThrough(context, path, interactions, taken)
      }
    }
    return [
      ...[...taken].map(([name, samples]) => ({ name, samples, unit: 'ms' })),
      {
        name: `all ${taken.size} of them, 95th percentile`,
        unit: 'ms',
        samples: [percentile([...taken.values()].flat(), 0.95)],
        target: { atMost: 100 },
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Interactions = Record<string, (page: Page) => Promise<void>>

const byRole = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => (page: Page) =>
  tap(page.getByRole(role, { name }).first())

const pressEscape = (page: Page) => page.keyboard.press('Escape')

/** By the URL on which they start, in the order of a visit. */
function screens(listId: string): Record<string, Interactions> {
  return {
    '/': {
      'open the drawer': byRole('button', 'Open menu'),
      'close the drawer': pressEscape,
      'open the cart': byRole('button', /^View Cart/),
      'close the cart': pressEscape,
    },
    '/browse?q=yogurt': {
      'add to cart': byRole('button', /^Add to Cart: /),
      'one more': byRole('button', /^One more /),
      'one less': byRole('button', /^One less /),
      'press a heart': byRole('button', /^Favorite /),
      'open the filters': byRole('button', /^Filters/),
      'check a filter': byRole('checkbox', /^Low Sodium/),
      'close the filters': byRole('button', /^Show [\d,]+ products/),
      'open a product': page =>
        tap(page.getByRole('article').first().getByRole('heading').getByRole('button')),
      'close the product': pressEscape,
      'turn the page': byRole('link', /^Page 2$/),
      'type a letter of a search': page =>
        page.getByRole('combobox', { name: 'Search products' }).press('b'),
    },
    '/meals': {
      'choose a meal type': byRole('radio', 'Dinner'),
      'generate meals': byRole('button', 'Generate Meals'),
    },
    '/meals?type=dinner&seed=7': {
      reshuffle: byRole('button', /Reshuffle/),
    },
    '/my-lists': {
      'open the actions of a list': byRole('button', /^More actions/),
      'close the actions': pressEscape,
      'show completed lists': byRole('tab', /^Completed Lists/),
    },
    [`/shopping/${listId}`]: {
      'tick an item': byRole('checkbox', /./),
      'untick it': byRole('checkbox', /./),
      'sort unchecked first': byRole('button', 'Sort unchecked first'),
      'open an item': byRole('button', /^Edit /),
    },
  }
}

async function walkThrough(
  context: BrowserContext,
  path: string,
  interactions: Interactions,
  taken: Map<string, number[]>,
) {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (const [name, interact] of Object.entries(interactions)) {
    await longestEvent(page)
    await interact(page)
    await atRest(page)
    taken.set(name, [...(taken.get(name) ?? []), await longestEvent(page)])
  }
  await page.close()
}

/** Taps with touch events, without Playwright's own checks among the page's events. */
async function tap(what: Locator) {
  // Nothing covers the middle of the screen.
  await what.evaluate(element => element.scrollIntoView({ block: 'center' }))
  const box = await what.boundingBox()
  if (!box) throw new Error(`${what} is not there to be tapped.`)
  await setTimeout(restMs)
  await what.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Waits until the response has been painted and Event Timing has had time to report it. */
async function atRest(page: Page) {
  await page.waitForLoadState('networkidle')
  await setTimeout(restMs)
}

declare global {
  interface Window {
    longestEventMs?: number
  }
}

function watchEvents(shortest: number) {
  new PerformanceObserver(list => {
    for (const event of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (event.interactionId === 0) continue
      window.longestEventMs = Math.max(window.longestEventMs ?? 0, event.duration)
    }
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
}

/** The longest event since the last call. */
async function longestEvent(page: Page): Promise<number> {
  const longest = await page.evaluate(() => {
    const { longestEventMs } = window
    delete window.longestEventMs
    return longestEventMs
  })
  return longest ?? shortestMs
}
