import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { isAccessible } from './axe.ts'
import { expect, type Shopper, test } from './shopper.ts'
import { numberIn } from './visitor.ts'

// The worker that keeps the app on the device; elsewhere it would stand between tests and network.
test.use({ serviceWorkers: 'allow' })

test.beforeEach(async ({ shopper }) => {
  await shopper.startSignedIn()
})

test('a trip goes on in another browser, without a network, and is one trip', {
  tag: '@phone',
}, async ({ shopper, browser }) => {
  test.slow()
  const { page } = shopper
  const listId = await saveList(shopper, 6)
  await page.goto(`/shopping/${listId}`)
  await seesTicked(shopper, 0, 6)
  const [first, second, third] = await names(shopper)
  for (const name of [first, second, third]) await tick(shopper, name!)
  await seesTicked(shopper, 3, 6)
  await page.reload()
  await seesTicked(shopper, 3, 6)
  await everythingIsSent(page)
  await pause(shopper, listId)

  const elsewhere = await shopper.elsewhere(browser)
  await elsewhere.signIn()
  await elsewhere.page.goto(`/shopping/${listId}`)
  await seesTicked(elsewhere, 3, 6)
  await expect(row(elsewhere, first!)).toBeChecked()

  await workerIsReady(page)
  await page.reload()
  await seesTicked(shopper, 3, 6)
  await page.context().setOffline(true)
  for (const name of (await names(shopper)).filter(n => ![first, second, third].includes(n))) {
    await tick(shopper, name)
  }
  await seesTicked(shopper, 6, 6)
  const total = await basket(shopper)
  await page.reload()
  await seesTicked(shopper, 6, 6)
  expect(await basket(shopper)).toBe(total)
  await expect(shopper.page.getByText('6 changes wait')).toHaveCount(0)
  await expect(shopper.page.getByText('3 changes wait')).toBeVisible()

  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  await expect(page).toHaveURL(/\/post-trip-summary\//)
  await expect(shopper.notices).toContainText('will be sent')
  await expect(page.getByText('6 of 6').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('6 of 6').first()).toBeVisible()
  expect(await shopper.storedText()).not.toContain('shopping_progress_')

  await page.context().setOffline(false)
  await expect.poll(() => trips(shopper)).toHaveLength(1)
  await page.reload()
  await everythingIsSent(page)
  const [trip] = await trips(shopper)
  expect(trip).toMatchObject({ itemsCount: 6, checkedItemsCount: 6, totalCents: total })
  expect(page.url()).toContain(trip!.id)
  expect(await trips(shopper)).toHaveLength(1)
})

test('a tick is felt, is kept, and can be undone', async ({ shopper }) => {
  const { page } = shopper
  const felt: number[] = []
  await page.exposeFunction('feel', (ms: number) => felt.push(ms))
  await page.addInitScript(() => {
    navigator.vibrate = ms => Boolean(Reflect.get(window, 'feel')(ms))
  })
  await page.goto(`/shopping/${await saveList(shopper, 4)}`)
  const [first] = await names(shopper)
  await tick(shopper, first!)
  await expect.poll(() => felt).toEqual([30])
  expect(await shopper.storedText()).toContain('shopping_progress_')
  await page.getByRole('button', { name: `Undo: ${first} ticked` }).click()
  await expect(row(shopper, first!)).not.toBeChecked()
})

test('quantity and price are corrected at the shelf, and a removal is undone', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await page.goto(`/shopping/${await saveList(shopper, 3)}`)
  const [name] = await names(shopper)
  await page.getByRole('button', { name: `Change ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `One more ${name}` }).click()
  await expect(dialog.getByRole('group').getByRole('status')).toHaveText('2')
  await dialog.getByLabel('Price on the shelf').fill('2.99')
  await dialog.getByRole('button', { name: 'Save price' }).click()
  await tick(shopper, name!)
  expect(await basket(shopper)).toBe(598)

  await page.getByRole('button', { name: `Change ${name}`, exact: true }).click()
  await dialog.getByRole('button', { name: 'Remove from list' }).click()
  await expect(row(shopper, name!)).toHaveCount(0)
  await shopper.undo('Removed from list')
  await expect(row(shopper, name!)).toBeChecked()
  expect(await basket(shopper)).toBe(598)
})

test('what is seen in the aisle goes onto the list, by search or in own words', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await page.goto(`/shopping/${await saveList(shopper, 2)}`)
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('searchbox').fill('birthday candles')
  await page.getByRole('searchbox').press('Enter')
  await expect(row(shopper, 'birthday candles')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Household' })).toBeVisible()
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('searchbox').fill('greek yogurt')
  const product = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add [^“].*yogurt/i })
    .first()
  const name = ((await product.getAttribute('aria-label')) ?? '').replace(/^Add /, '')
  await product.click()
  await expect(row(shopper, name)).toBeVisible()
  await seesTicked(shopper, 0, 4)
})

test('a deal of the department joins the list', { tag: '@phone' }, async ({ shopper }) => {
  const { page } = shopper
  await page.goto(`/shopping/${await saveList(shopper, 2)}`)
  const deal = page.getByRole('button', { name: /^Add deal / }).first()
  const name = ((await deal.getAttribute('aria-label')) ?? '').replace(/^Add deal /, '')
  await deal.click()
  await expect(shopper.notices).toContainText('Deal added to cart')
  await expect(row(shopper, name)).toBeVisible()
})

test('a swap is undone or stands apart, and completing early names what is not ticked', async ({
  shopper,
}) => {
  const { page, main } = shopper
  await page.goto(`/shopping/${await saveList(shopper, 3)}`)
  const [planned = '', open] = await names(shopper)
  await tick(shopper, planned)
  const before = await basket(shopper)
  const dialog = page.getByRole('dialog', { name: `Swap ${planned}` })
  const openSwap = async () => {
    await page.getByRole('button', { name: `Change ${planned}`, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Swap', exact: true }).click()
  }

  await page.route('**/1/indexes/**', route => route.abort())
  await openSwap()
  await expect(dialog).toContainText('Products cannot be searched right now')
  await dialog.getByRole('searchbox').fill('whatever is ripe')
  await dialog.getByRole('searchbox').press('Enter')
  await expect(row(shopper, 'whatever is ripe')).not.toBeChecked()
  await expect(main).toContainText(`instead of ${planned}`)
  await shopper.undo('Swapped')
  await expect(row(shopper, planned)).toBeChecked()
  await expect(row(shopper, 'whatever is ripe')).toHaveCount(0)
  expect(await basket(shopper)).toBe(before)
  await page.unroute('**/1/indexes/**')

  await openSwap()
  const similar = dialog.getByRole('button', { name: /^Take .+ (more|less)$/ }).first()
  const [, name = '', difference = ''] =
    /^Take (.+) instead, (.+)$/.exec((await similar.getAttribute('aria-label')) ?? '') ?? []
  await isAccessible(page)
  await similar.click()
  await tick(shopper, name)
  const spent = await basket(shopper)
  const sign = difference.endsWith('more') ? 1 : -1
  expect(spent - before).toBe(sign * numberIn(difference))

  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('2 items are not ticked')
  await expect(question).toContainText(open!)
  await question.getByRole('button', { name: 'Keep shopping' }).click()
  await expect(question).toBeHidden()
  await seesTicked(shopper, 1, 3)
  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  await question.getByRole('button', { name: 'Complete Shopping Trip' }).click()

  const swaps = main.getByRole('region', { name: 'Swaps' })
  await expect(swaps).toContainText(`${name}instead of ${planned}${difference}`)
  await expect(swaps).toContainText(`${difference} in all`)
  await isAccessible(page)
  expect(await trips(shopper)).toMatchObject([
    { itemsCount: 3, checkedItemsCount: 1, totalCents: spent },
  ])
})

test('signing out asks first while a tick still waits to be sent', async ({ shopper }) => {
  test.skip(shopper.isPhone, 'The same on every screen')
  const { page } = shopper
  await page.goto(`/shopping/${await saveList(shopper, 2)}`)
  await page.route('**/api/lists/*/operations', route => route.abort())
  const [first] = await names(shopper)
  await tick(shopper, first!)
  await page.goto('/my-lists')
  await shopper.askToSignOut()
  const question = page.getByRole('alertdialog', { name: 'Sign out now?' })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  expect(await shopper.storedText()).toContain(':unsent:')
  await shopper.askToSignOut()
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(shopper.notices).toContainText('Signed out')
  expect(await shopper.storedText()).not.toContain(first)
})

test('an unknown list is not found', { tag: '@long' }, async ({ shopper }) => {
  await shopper.page.goto(`/shopping/${randomUUID()}`)
  await expect(shopper.page.getByText('List not found')).toBeVisible()
})

test('a list that cannot be loaded says so and leads to the lists', { tag: '@long' }, async ({
  shopper,
}) => {
  const listId = await saveList(shopper, 1)
  await shopper.page.route('**/api/lists/**', route => route.abort())
  await shopper.page.goto(`/shopping/${listId}`)
  await expect(shopper.notices).toContainText('Failed to load shopping list')
  await expect(shopper.page).toHaveURL(/\/my-lists/)
})

/** Without the screens: so many products of different departments, saved as a list. */
async function saveList({ page: { request } }: Shopper, count: number): Promise<string> {
  const words = ['milk', 'apples', 'bread', 'chicken', 'frozen peas', 'paper towels']
  for (const query of words.slice(0, count)) {
    const answer = await request.post('/1/indexes/*/queries', {
      data: { requests: [{ indexName: 'updated_store', query, hitsPerPage: 1 }] },
    })
    const { results } = await answer.json()
    const [{ objectID }] = results[0].hits
    await request.put(`/api/cart/items/${objectID}`, { data: { quantity: 1 } })
  }
  const id = randomUUID()
  const saved = await request.post('/api/lists', {
    data: { id, name: 'Weekend Shop', from: 'cart' },
  })
  expect(saved.ok()).toBe(true)
  return id
}

async function pause({ page: { request } }: Shopper, listId: string) {
  expect((await request.post(`/api/lists/${listId}/pause`, { data: {} })).ok()).toBe(true)
}

type Trip = { id: string; itemsCount: number; checkedItemsCount: number; totalCents: number }

async function trips({ page: { request } }: Shopper): Promise<Trip[]> {
  return (await (await request.get('/api/trips')).json()).trips
}

function row({ main }: Shopper, name: string) {
  return main.getByRole('checkbox', { name, exact: true })
}

async function tick(shopper: Shopper, name: string) {
  await row(shopper, name).click()
  await expect(row(shopper, name)).toBeChecked()
}

async function names({ main }: Shopper): Promise<string[]> {
  await expect(main.getByRole('checkbox').first()).toBeVisible()
  return main
    .getByRole('checkbox')
    .evaluateAll(rows => rows.map(one => one.getAttribute('aria-label') ?? ''))
}

function seesTicked({ page }: Shopper, checked: number, items: number) {
  return expect(page.getByText(`${checked} of ${items} items`)).toBeVisible()
}

/** In cents. */
async function basket({ page }: Shopper): Promise<number> {
  const text = await page.getByText('in basket').locator('..').textContent()
  return numberIn(text ?? '')
}

function everythingIsSent(page: Page) {
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter(isUnsent => isUnsent.includes(':unsent:')))
  return expect.poll(waiting).toEqual([])
}

async function workerIsReady(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}
