import type { Page } from '@playwright/test'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { saveList } from '../../pages/shopping-mode.ts'
import { firstFiles, scripts } from '../../support/built-files.ts'
import { holdBack, letThrough } from '../../support/network.ts'

/** Background files are loaded three seconds after the page, and idle-time preloads after that. */
const quietMs = 4500

test('any one file that cannot be loaded leaves the way home, and comes when it is tried again', {
  tag: '@long',
}, async ({ shopper }) => {
  test.setTimeout(45 * 60_000)
  const first = firstFiles()
  const tried = new Set<string>()
  for (const screen of await screens(shopper)) {
    for (const file of await filesOf(shopper.page, screen)) {
      if (first.has(file) || tried.has(file)) continue
      tried.add(file)
      await test.step(`${screen} without ${file}`, () => losesAndFinds(shopper.page, screen, file))
    }
  }
  // The rest are those of the other language, and of dialogs that other journeys open.
  expect(tried.size).toBeGreaterThan(scripts().length / 4)
})

test('a screen, a footer, or what comes in the background is lost alone, and found again', {
  tag: '@long',
}, async ({ shopper }) => {
  test.slow()
  const first = firstFiles()
  await shopper.startSignedIn()
  const listId = await saveList(shopper, 3)
  for (const screen of ['/about', `/shopping/${listId}`]) {
    const later = (await filesOf(shopper.page, screen)).filter(name => !first.has(name))
    // The first file is the screen's own, the last one a background file.
    for (const file of new Set([later[0]!, later.at(-1)!])) {
      await losesAndFinds(shopper.page, screen, file)
    }
  }
})

test('the app’s mark is shown until its files have come', { tag: '@long' }, async ({ shopper }) => {
  const { page } = shopper
  const mark = page.locator('.opening')
  let letCome = () => {}
  const held = new Promise<void>(resolve => {
    letCome = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(mark).toBeVisible()
  letCome()
  await expect(shopper.cards).toHaveCount(12)
  await expect(mark).toBeHidden()
})

test('a press is answered before what it opens has loaded', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, cards } = shopper
  // A browser that is never idle preloads nothing.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/')
  const product = cards.first().getByRole('heading').getByRole('button')
  await expect(product).toBeVisible()
  const letCome = await holdBack(page, '**/assets/*.js')
  await product.click()
  const waiting = page.getByRole('status').filter({ hasText: /^Loading/ })
  await expect(waiting).toBeVisible()
  const close = waiting.getByRole('button', { name: 'Close' })
  await close.click()
  await expect(waiting).toBeHidden()
  if (shopper.isPhone) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await close.click()
  }
  await product.click()
  await expect(waiting).toBeVisible()
  letCome()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(waiting).toBeHidden()
})

/** The names of the scripts that the screen requests, in order. */
async function filesOf(page: Page, screen: string): Promise<string[]> {
  const names: string[] = []
  const note = (request: { url: () => string }) => {
    const [, name] = /\/assets\/([^/]+\.js)$/.exec(request.url()) ?? []
    if (name && !names.includes(name)) names.push(name)
  }
  page.on('request', note)
  await page.goto(screen)
  await page.waitForTimeout(quietMs)
  page.off('request', note)
  return names
}

/** The navigation, or its equivalent on full-window screens. */
const wayOut =
  'a[href="/"]:visible, a[href="/my-lists"]:visible, [aria-label="Stop cooking"]:visible'

async function losesAndFinds(page: Page, screen: string, file: string) {
  const errors: string[] = []
  const note = (error: Error) => errors.push(`${error.name}: ${error.message}`)
  page.on('pageerror', note)
  const url = `**/assets/${file}`
  const lost = page.waitForEvent('requestfailed', request => request.url().endsWith(file))
  await page.route(url, route => route.abort())
  await page.goto(screen)
  await lost
  await expect(page.locator(wayOut).first()).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)

  await letThrough(page, url)
  const tryAgain = page.getByRole('button', { name: 'Try again' }).first()
  // Offered if the file is one that the part's own file imports: the browser remembers that failure.
  const reload = page.getByRole('button', { name: 'Reload' }).first()
  // The message about a missing part may appear a moment late.
  await expect(async () => {
    if (await reload.isVisible()) await reload.click()
    else if (await tryAgain.isVisible()) await tryAgain.click()
    await expect(tryAgain).toHaveCount(0, { timeout: 1000 })
    await expect(page.getByText('couldn’t load')).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  page.off('pageerror', note)
  expect(errors, `${screen} without ${file}`).toEqual([])
}

async function screens(shopper: Shopper): Promise<string[]> {
  await shopper.startSignedIn()
  const listId = await saveList(shopper, 3)
  const { page } = shopper
  await page.goto('/cookbook')
  const meal = page.locator('main a[href^="/meals/"]').first()
  const mealPath = (await meal.getAttribute('href')) ?? ''
  const productPath = `/products/${await someProduct(page)}`
  return [
    ...['/', '/browse', '/departments/bakery', '/favorites', '/my-lists', '/profile', '/plan'],
    ...['/meals', '/cookbook', '/recipes/new', '/invitations', '/grocery-list-generation'],
    ...['/about', '/licenses', '/navigation-info', '/open/list', '/nothing-is-here', '/onboarding'],
    ...[`/lists/${listId}`, `/shopping/${listId}`, mealPath, `${mealPath}/cook`, productPath],
  ]
}

/** The id of a product, whose page no other screen links to. */
async function someProduct({ request }: Page): Promise<string> {
  const search = { indexName: 'updated_store', query: 'milk', hitsPerPage: 1 }
  const answer = await request.post('/1/indexes/*/queries', { data: { requests: [search] } })
  return (await answer.json()).results[0].hits[0].objectID
}
