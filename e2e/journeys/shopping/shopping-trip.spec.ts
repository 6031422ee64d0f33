import { randomUUID } from 'node:crypto'
import type { Route } from '@playwright/test'
import { makeList } from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'
import {
  basket,
  everythingIsSent,
  names,
  pause,
  row,
  saveList,
  seesTicked,
  tick,
  trips,
  workerIsReady,
} from '../../pages/shopping-mode.ts'
import { opened } from '../../pages/visitor.ts'
import { leaveNoRoom } from '../../support/device-records.ts'
import { holdBack, letThrough } from '../../support/network.ts'

// The service worker keeps the app on the device; in other tests it would intercept their network.
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
  await expect(shopper.page.getByText('6 changes will')).toHaveCount(0)
  await expect(shopper.page.getByText('3 changes will')).toBeVisible()

  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  await expect(page).toHaveURL(/\/post-trip-summary\//)
  await expect(shopper.notices).toContainText('will sync when')
  await expect(page.getByText('6 of 6').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('6 of 6').first()).toBeVisible()
  expect(await shopper.storedText()).not.toContain('shopping_progress_')

  await page.context().setOffline(false)
  await expect.poll(() => trips(shopper)).toHaveLength(1)
  await elsewhere.page.getByRole('link', { name: 'View summary' }).click()
  await expect(elsewhere.page).toHaveURL(/\/post-trip-summary\//)
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
  expect(felt).toEqual([30])
  expect(await shopper.storedText()).toContain('shopping_progress_')
  await page.getByRole('button', { name: `Undo: ${first} checked off` }).click()
  await expect(row(shopper, first!)).not.toBeChecked()
})

test('an impatient thumb ticks and unticks; a tick the browser has no room for is taken back', async ({
  shopper,
}) => {
  test.skip(shopper.isPhone, 'The same on every screen')
  const { page, main } = shopper
  const listId = await saveList(shopper, 2)
  await page.goto(`/shopping/${listId}`)
  const [first, second] = await names(shopper)
  // They come after the items, and move what is below them from under the pointer.
  await expect(main.getByRole('button', { name: /^Deals in / })).toHaveCount(2)
  await row(shopper, first!).dblclick()
  await row(shopper, second!).click({ clickCount: 3 })
  await seesTicked(shopper, 1, 2)
  await page.reload()
  await expect(row(shopper, first!)).not.toBeChecked()
  await expect(row(shopper, second!)).toBeChecked()

  await leaveNoRoom(page)
  await row(shopper, first!).click()
  await expect(shopper.notices).toContainText('This browser is out of storage')
  await expect(row(shopper, first!)).not.toBeChecked()
  await seesTicked(shopper, 1, 2)
})

test('the rows around an item stay in view when it is put back to its place far above', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  const bakery = Array.from({ length: 40 }, (_, at) => `bread ${at + 1}`)
  const listId = await makeList(shopper, 'Party', { Bakery: bakery, Frozen: ['ice', 'peas'] })
  await page.goto(`/shopping/${listId}`)
  for (const name of ['bread 2', 'bread 3', 'bread 4']) await tick(shopper, name)
  await expect.poll(async () => (await names(shopper)).indexOf('bread 3')).toBe(38)
  const [before, ice] = [row(shopper, 'bread 3'), row(shopper, 'ice')]
  await before.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await before.click()
  await expect.poll(async () => (await names(shopper)).indexOf('bread 3')).toBe(1)
  await expect(row(shopper, 'bread 4')).toBeInViewport()
  await expect(ice).toBeInViewport()
})

test('quantity and price are corrected at the shelf, and a removal is undone', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await page.goto(`/shopping/${await saveList(shopper, 3)}`)
  const [name] = await names(shopper)
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `One more ${name}` }).click()
  await expect(dialog.getByRole('group').getByRole('status')).toHaveText('2')
  await dialog.getByLabel('Shelf price').fill('2.999')
  await dialog.getByRole('button', { name: 'Save price' }).click()
  await expect(dialog.getByLabel('Shelf price')).toHaveAccessibleDescription(
    'Enter dollars and cents, like 5.55.',
  )
  await dialog.getByLabel('Shelf price').fill('2.99')
  await dialog.getByRole('button', { name: 'Save price' }).click()
  await tick(shopper, name!)
  expect(await basket(shopper)).toBe(598)

  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await dialog.getByRole('button', { name: 'Remove from list' }).click()
  await expect(row(shopper, name!)).toHaveCount(0)
  await expect(dialog).toBeHidden()
  // The focused row is gone, together with its department.
  await expect(shopper.main).toBeFocused()
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
  await expect(
    page.getByRole('searchbox', { name: 'Search products or type anything' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add item' })).toBeFocused()
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

test('deals of the department unfold, join the list, and are hidden for a trip', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page, main } = shopper
  const listId = await saveList(shopper, 6)
  await page.goto(`/shopping/${listId}`)
  const folded = main.getByRole('button', { name: /^Deals in / })
  await expect(folded).toHaveCount(6)
  await folded.first().click()
  const deal = page.getByRole('button', { name: /^Add deal / }).first()
  const name = ((await deal.getAttribute('aria-label')) ?? '').replace(/^Add deal /, '')
  await deal.click()
  await expect(shopper.notices).toContainText('Deal added to list')
  await expect(row(shopper, name)).toBeVisible()

  await page.getByRole('button', { name: 'Hide for this trip' }).click()
  await expect(folded).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await shopper.undo('Deals hidden for this trip')
  await expect(folded).toHaveCount(6)
  await folded.first().click()
  await page.getByRole('button', { name: 'Hide for this trip' }).click()
  await page.reload()
  await expect(row(shopper, name)).toBeVisible()
  await expect(folded).toHaveCount(0)
  await main.getByRole('button', { name: 'Show deals' }).click()
  await expect(folded).toHaveCount(6)
})

test('a trip that the server fails to record goes on, and is completed by the next press', async ({
  shopper,
}) => {
  test.skip(shopper.isPhone, 'The same on every screen')
  const { page } = shopper
  await page.goto(`/shopping/${await saveList(shopper, 2)}`)
  for (const name of await names(shopper)) await tick(shopper, name)
  const fails = (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' })
  await page.route('**/api/lists/*/trip', fails)
  const complete = page.getByRole('button', { name: 'Complete Shopping Trip' })
  await complete.click()
  await expect(shopper.notices).toContainText('Failed to complete shopping trip')
  await expect(page).toHaveURL(/\/shopping\//)
  expect(await trips(shopper)).toEqual([])
  const isLive = page.waitForRequest('**/api/live')
  await page.reload()
  await seesTicked(shopper, 2, 2)
  await isLive

  await letThrough(page, '**/api/lists/*/trip', fails)
  const showSummary = await holdBack(page, '**/api/trips/*')
  await complete.press('Enter')
  setTimeout(showSummary, 1000)
  // The button is gone, and its focus with it, well before the heading is there.
  await expect(
    page.getByRole('heading', { name: "Great job! You've completed your trip." }),
  ).toBeFocused()
  expect(await trips(shopper)).toHaveLength(1)
})

test('signing out asks first while a tick still waits to be sent', async ({ shopper }) => {
  test.skip(shopper.isPhone, 'The same on every screen')
  const { page } = shopper
  await page.goto(`/shopping/${await saveList(shopper, 2)}`)
  await page.route('**/api/lists/*/operations', route => route.abort())
  const [first] = await names(shopper)
  await tick(shopper, first!)
  await page.goto('/my-lists')
  await expect(shopper.main.getByRole('article').getByText('50%')).toBeVisible()
  await shopper.askToSignOut()
  const question = page.getByRole('alertdialog', { name: 'Sign out now?' })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  expect(await shopper.storedText()).toContain(':unsent:')
  await shopper.askToSignOut()
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(shopper.notices).toContainText('Signed out')
  expect(await shopper.storedText()).not.toContain(first)
})

test('the question about unchecked items closes once they are checked off elsewhere', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  const listId = await makeList(shopper, 'Weekend', { Produce: ['Figs'] })
  await page.goto(`/shopping/${listId}`)
  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  const question = await opened(page.getByRole('alertdialog', { name: '1 item isn’t checked off' }))
  const tab = await shopper.inNewTab()
  await tab.page.goto(`/shopping/${listId}`)
  await tick(tab, 'Figs')
  await expect(question).toBeHidden()
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('on paper, no bar covers an item of the list', { tag: '@long' }, async ({ shopper }) => {
  const { page } = shopper
  await page.goto(`/shopping/${await saveList(shopper, 1)}`)
  const complete = page.getByRole('button', { name: 'Complete Shopping Trip' })
  await expect(complete).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(complete).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Departments' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an unknown list is not found', { tag: '@long' }, async ({ shopper }) => {
  await shopper.page.goto(`/shopping/${randomUUID()}`)
  await expect(shopper.page.getByText('List not found')).toBeVisible()
})

test('a list that cannot be loaded says so and leads to the lists', { tag: '@long' }, async ({
  shopper,
}) => {
  const listId = await saveList(shopper, 1)
  await shopper.page.route('**/api/lists/**', route => route.fulfill({ status: 500, json: {} }))
  await shopper.page.goto(`/shopping/${listId}`)
  await expect(shopper.notices).toContainText('Failed to load shopping list')
  await expect(shopper.page).toHaveURL(/\/my-lists/)
})
