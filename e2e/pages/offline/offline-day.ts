import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { expect, type Page } from '@playwright/test'
import { deviceRecords } from '../../support/device-records.ts'
import { catalogueIsKept } from '../../support/local-catalogue.ts'
import { someMeal } from '../cookbook.ts'
import { cardOf, heartOf, isFilled } from '../hearts.ts'
import { openSaveDialog } from '../saved-list.ts'
import type { Shopper } from '../shopper.ts'
import { names, saveList, tick, workerIsReady } from '../shopping-mode.ts'

/** What an offline day sends to the server in the end. */
export type OfflineDay = {
  listId: string
  partyId: string
  /** A list with a trip in progress, loaded into the cart. */
  cornerId: string
  /** Put into the cart, and made a favorite, before going offline. */
  product: string
  /** Put into the cart, and made a favorite, while offline. */
  found: string
  meal: Awaited<ReturnType<typeof someMeal>>
  /** The items of the list, in the order of its rows. */
  items: string[]
  /** What is in the cart when it becomes a list. */
  last: string
  /** The lists that the server has at the end. */
  lists: string[]
}

/** Loads the app, and what the day needs, once while online. */
export async function loadOnce(shopper: Shopper): Promise<OfflineDay> {
  const { page } = shopper
  await shopper.startSignedIn()
  const listId = await saveList(shopper, 3)
  const partyId = await saveList(shopper, 1, 'Party')
  const cornerId = await saveList(shopper, 1, 'Corner Shop')
  for (const path of ['start', 'cart']) {
    expect((await page.request.post(`/api/lists/${cornerId}/${path}`, { data: {} })).ok()).toBe(
      true,
    )
  }
  await page.request.post('/api/pantry/entries', { data: { things: [{ words: 'Candles' }] } })
  await page.goto('/')
  const product = await shopper.addToCart()
  await heartOf(shopper, product).first().click()
  await isFilled(heartOf(shopper, product).first())
  await shopper.openCart()
  await (await openSaveDialog(shopper)).getByRole('button', { name: 'Cancel' }).click()
  await shopper.closeCart()
  await isKept(page, ['copy:loaded-list'])
  await shopper.everythingIsSent()
  await expect
    .poll(async () => (await (await page.request.get('/api/favorites')).json()).length)
    .toBe(1)
  const screens = {
    [`/lists/${partyId}`]: `list:${partyId}`,
    [`/lists/${cornerId}`]: `list:${cornerId}`,
    '/pantry': 'copy:pantry',
    '/favorites': 'copy:favorites',
    [`/lists/${listId}`]: `list:${listId}`,
  }
  for (const [address, record] of Object.entries(screens)) {
    await page.goto(address)
    await isKept(page, [record])
  }
  const items = await quantityNames(shopper)
  const meal = await someMeal(page)
  await workerIsReady(page)
  await catalogueIsKept(page)
  await isKept(page, ['copy:cart'])
  await expect.poll(() => shopper.storedText()).toContain('last-user')
  const lists = ['Corner Shop', 'From the cart', 'Sunday']
  return { listId, partyId, cornerId, product, found: '', meal, items, last: '', lists }
}

/** Browses the store, and fills the cart. */
export async function browseAndCook(shopper: Shopper, day: OfflineDay): Promise<void> {
  const { page, main } = shopper
  await page.goto('/')
  await shopper.seesItemsInCart(2)
  await page.goto('/browse?departments=bakery&sort=price-low')
  await expect(main).toContainText('showing 1–50')
  await shopper.pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(main).toContainText('showing 51–100')
  await shopper.resultsStand()
  day.found = await shopper.addToCart()
  await heartOf(shopper, day.found).first().click()
  await isFilled(heartOf(shopper, day.found).first())
  await cardOf(shopper, day.found).getByRole('heading').getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText(day.found.split(',')[0]!)

  await page.goto(`/meals/${day.meal.slug}`)
  await expect(main.getByRole('heading', { name: day.meal.name, level: 1 })).toBeVisible()
  await page.goto(`/meals/${day.meal.slug}/cook`)
  await expect(page.getByText(day.meal.steps[0]!)).toBeVisible()

  await page.goto('/favorites')
  await isFilled(heartOf(shopper, day.found))
  await heartOf(shopper, day.product).click()
  await expect(heartOf(shopper, day.product)).toHaveCount(0)
  await expect
    .poll(async () => (await unsentKinds(page)).filter(kind => kind === 'favorite').length)
    .toBe(2)
}

/** Changes lists, shops one, and turns the cart into another; the favorites are unchanged. */
export async function editAndShop(shopper: Shopper, day: OfflineDay): Promise<void> {
  const { page, main } = shopper
  await page.goto('/favorites')
  await isFilled(heartOf(shopper, day.found))
  await expect(heartOf(shopper, day.product)).toHaveCount(0)

  await page.goto('/my-lists')
  await main.getByRole('link', { name: 'Weekend Shop', exact: true }).click()
  await choose(shopper, 'Rename')
  const naming = page.getByRole('dialog', { name: 'Rename list' })
  await naming.getByLabel('List name').fill('Sunday')
  await naming.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('heading', { name: 'Sunday', level: 1 })).toBeVisible()
  await shopper.oneMore(day.items[0]!)
  await expect(shopper.quantityOf(day.items[0]!)).toHaveText('2')

  await choose(shopper, 'Duplicate')
  await expect(shopper.notices).toContainText('List duplicated')
  await page.goto('/my-lists')
  await main.getByRole('link', { name: 'Sunday (copy)', exact: true }).click()
  await expect(shopper.quantityOf(day.items[0]!)).toHaveText('2')
  await shopper.oneMore(day.items[0]!)
  await choose(shopper, 'Make it a template')
  await expect(main.getByText('Template', { exact: true })).toBeVisible()

  await page.goto(`/lists/${day.partyId}`)
  await choose(shopper, 'Merge into another list')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sunday(?! .copy)/ })
    .click()
  await expect(shopper.notices).toContainText('Lists merged')
  await expect(main.getByRole('heading', { name: 'Sunday', level: 1 })).toBeVisible()

  await page.goto('/pantry')
  const amount = main.getByRole('group', { name: 'How much Candles is left' })
  await amount.getByText('Low').click()
  await expect(amount.getByRole('radio', { name: 'Low' })).toBeChecked()

  await page.goto(`/shopping/${day.listId}`)
  const rows = await names(shopper)
  await tick(shopper, rows[0]!)
  await tick(shopper, rows[1]!)
  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Complete/ })
    .click()
  await expect(page).toHaveURL(/\/post-trip-summary\//)
  await main.getByRole('radio', { name: '4 stars' }).check()
  await main.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(shopper.notices).toContainText('Thank you')

  await page.goto('/')
  const cart = await shopper.openCart()
  await shopper.oneMore(day.product, cart)
  await shopper.oneMore(day.product, cart)
  await expect(shopper.quantityOf(day.product, cart)).toHaveText('3')
  await update(shopper, 'Corner Shop')

  await page.goto('/browse?departments=bakery&sort=price-low')
  await expect(main).toContainText('showing 1–50')
  await shopper.resultsStand()
  day.last = await shopper.addToCart()
  await shopper.openCart()
  const saving = await openSaveDialog(shopper)
  await saving.getByLabel('List name').fill('From the cart')
  await saving.getByRole('button', { name: 'Save List' }).click()
  await expect(cart).toContainText('From the cart')
  await shopper.closeCart()
  await shopper.seesItemsInCart(0)
}

/** Updates the open list, from which the cart was loaded, to the cart's content. */
async function update(shopper: Shopper, name: string) {
  const { page, cart } = shopper
  const naming = await openSaveDialog(shopper)
  await expect(naming.getByLabel('List name')).toHaveValue(name)
  await naming.getByRole('button', { name: 'Save List' }).click()
  const choice = page.getByRole('dialog', { name: `You already have “${name}”` })
  await choice.getByRole('button', { name: 'Update list' }).click()
  await expect(cart).toContainText('List updated')
  await shopper.closeCart()
  await shopper.seesItemsInCart(0)
}

/** Checks that the server has everything from the day exactly once. */
export async function isAllThere({ page }: Shopper, day: OfflineDay): Promise<void> {
  await expect.poll(() => unsentKinds(page), { timeout: 30_000 }).toEqual([])
  const read = async (path: string) => (await page.request.get(path)).json()
  expect((await read('/api/cart')).items).toEqual([])
  expect(await read('/api/favorites')).toMatchObject([
    { type: 'product', data: { name: day.found } },
  ])
  expect((await read('/api/trips')).trips).toMatchObject([
    { listName: 'Sunday', checkedItemsCount: 2, feedback: { rating: 4 } },
  ])
  const { lists, templates } = await read('/api/lists')
  const byName = new Map(lists.map((list: { name: string }) => [list.name, list]))
  expect(lists.map(({ name }: { name: string }) => name).sort()).toEqual(day.lists.toSorted())
  expect(byName.get('From the cart')).toMatchObject({
    status: 'saved',
    items: [{ name: day.last, quantity: 1 }],
  })
  expect(byName.get('Sunday')).toMatchObject({
    id: day.listId,
    status: 'completed',
    checkedCount: 2,
  })
  expect(byName.get('Corner Shop')).toMatchObject({ id: day.cornerId, itemsCount: 3 })
  const corner = await read(`/api/lists/${day.cornerId}`)
  const quantities = listItems(listState(corner.state)).map(({ name, quantity }) => [
    name,
    quantity,
  ])
  expect(quantities).toEqual([
    [expect.any(String), 1],
    [day.product, 3],
    [day.found, 1],
  ])
  expect(templates).toMatchObject([{ name: 'Sunday (copy)', itemsCount: 3, checkedCount: 0 }])
  // The trip has put what was ticked into the pantry.
  const { entries } = await read('/api/pantry')
  expect(entries).toHaveLength(3)
  expect(entries).toContainEqual(expect.objectContaining({ name: 'Candles', amount: 'low' }))
}

async function choose({ page, main }: Shopper, item: string) {
  await main.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** The products on the open list. */
async function quantityNames({ main }: Shopper): Promise<string[]> {
  const groups = main.getByRole('group', { name: /^Quantity of / })
  await expect(groups.first()).toBeVisible()
  const labels = await groups.evaluateAll(all =>
    all.map(one => one.getAttribute('aria-label') ?? ''),
  )
  return labels.map(label => label.replace('Quantity of ', ''))
}

/** Waits until the browser has stored records with these names. */
async function isKept(page: Page, wanted: readonly string[]) {
  await expect
    .poll(async () => {
      const keys = Object.keys(await deviceRecords(page))
      return wanted.filter(name => !keys.some(key => key.endsWith(`:${name}`)))
    })
    .toEqual([])
}

/** The kinds of changes on the disk that wait to be sent. */
async function unsentKinds(page: Page): Promise<string[]> {
  const keys = Object.keys(await deviceRecords(page))
  return keys.flatMap(key => key.split(':unsent:')[1]?.split(':')[0] ?? [])
}
