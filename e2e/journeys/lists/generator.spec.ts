import type { Locator } from '@playwright/test'
import { shopAList } from '../../pages/past-trip.ts'
import { namingDialog } from '../../pages/saved-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { numberIn, pricesIn } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'
import { follow } from '../../support/client-navigation.ts'
import { stopClock } from '../../support/network.ts'

const generator = '/grocery-list-generation'

test('a list is generated within a budget set by keyboard, changed, bought and saved', async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/my-lists')
  await main.getByRole('link', { name: 'Generate a list' }).click()
  await expect(page).toHaveURL(generator)

  const slider = main.getByRole('slider', { name: 'Budget' })
  await slider.focus()
  const steps = [
    ['ArrowRight', '$55.00'],
    ['PageUp', '$105.00'],
    ['Shift+ArrowLeft', '$55.00'],
    ['End', '$200.00'],
    ['PageDown', '$150.00'],
    ['Home', '$10.00'],
    ['Shift+ArrowRight', '$60.00'],
  ] as const
  for (const [key, budget] of steps) {
    await page.keyboard.press(key)
    await expect(slider).toHaveAttribute('aria-valuetext', budget)
  }
  const count = main.getByLabel('Number of Items')
  for (const [wrong, text] of [
    ['51', 'Enter 50 or less.'],
    ['2.5', 'Enter a whole number, like 5.'],
    ['', 'Enter a number from 1 to 50.'],
  ] as const) {
    await generate(shopper, wrong)
    await expect(count).toHaveAccessibleDescription(text)
  }
  await count.fill('12')
  await expect(count).toHaveAccessibleDescription('1 to 50')
  await main.getByText('Food, drinks & household').first().click()
  const all = main.getByRole('checkbox', { name: 'All departments' })
  await all.check()
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(17)
  await all.uncheck()
  await expect(main.getByRole('checkbox', { name: 'Food, drinks & household' })).toBeChecked()
  for (const department of ['Produce', 'Bakery', 'Pantry']) {
    await main.getByRole('checkbox', { name: department }).check()
  }
  await main.getByRole('radio', { name: 'Plant Based' }).check()
  await generate(shopper)
  await expect(shopper.notices).toContainText('Grocery list generated!')

  const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(rows).toHaveCount(12)
  await expect(page).toHaveURL(
    `${generator}?items=12&budget=60&diet=plant_based&departments=produce,bakery,pantry&seed=0`,
  )
  const texts = await rows.allTextContents()
  expect(texts.every(text => text.includes('Plant Based'))).toBe(true)
  for (const department of ['Produce', 'Bakery', 'Pantry']) {
    expect(texts.filter(text => text.includes(department)).length).toBe(4)
  }
  const prices = texts.map(text => pricesIn(text)[0]!)
  const total = prices.reduce((sum, cents) => sum + cents, 0)
  await addsUp(shopper, total, 6000)

  // Quantities do not go below 0, and a row with 0 does not count.
  const names = await rows.getByRole('heading').allTextContents()
  const [first, second] = names as [string, string]
  await shopper.oneLess(first)
  await expect(main.getByRole('button', { name: `One less ${first}` })).toBeDisabled()
  await expect(main.getByRole('button', { name: `Add ${first} to cart` })).toBeDisabled()
  await shopper.oneMore(second)
  await addsUp(shopper, total - prices[0]! + prices[1]!, 6000)
  await page.reload()
  await expect(shopper.quantityOf(first)).toHaveText('0')
  await expect(shopper.quantityOf(second)).toHaveText('2')
  expect(await rows.getByRole('heading').allTextContents()).toEqual(names)

  const search = main.getByRole('searchbox', { name: 'Search this list' })
  await search.fill(second.slice(0, 12).toLowerCase())
  await expect(rows.filter({ hasText: second })).toBeVisible()
  await search.fill('no such thing')
  await expect(main.getByText('No items match your current filters.')).toBeVisible()
  await search.fill('')

  await main.getByRole('button', { name: `Add ${second} to cart` }).click()
  await expect(shopper.notices).toContainText('Added to cart')
  await shopper.seesItemsInCart(2)
  await main.getByRole('button', { name: 'Add all to cart' }).click()
  await shopper.seesItemsInCart(12)
  expect((await shopper.savedQuantities()).toSorted().at(-1)).toBe(2)

  await main.getByRole('button', { name: 'Save as list' }).click()
  const dialog = namingDialog(page)
  await dialog.getByLabel('List name').fill('Green week')
  await dialog.getByRole('button', { name: 'Save List' }).click()
  await expect(shopper.notices).toContainText('List saved successfully!')
  const { lists } = await (await page.request.get('/api/lists')).json()
  expect(lists).toMatchObject([
    { name: 'Green week', itemsCount: 11, totalCents: total - prices[0]! + prices[1]! },
  ])

  // The same criteria give another list, and Back returns to the first one.
  await main.getByRole('button', { name: 'Generate again' }).click()
  await expect(page).not.toHaveURL(/seed=0/)
  await expect(rows).toHaveCount(12)
  expect(await rows.getByRole('heading').allTextContents()).not.toEqual(names)
  await page.goBack()
  await expect(shopper.quantityOf(second)).toHaveText('2')
})

test('what is bought regularly comes first where that is switched on', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const { products } = await shopAList(shopper, 'Last week')
  await shopAList(shopper, 'This week')
  await page.goto(generator)
  await main.getByText('Food, drinks & household').first().click()
  await generate(shopper, '0')
  await expect(main.getByText('Enter 1 or more.')).toBeVisible()
  await isAccessible(page)

  await follow(page, `${generator}?seed=0`)
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(rows).toHaveCount(10)
  await expect(main.getByText('You buy this often')).toHaveCount(0)
  if (shopper.isPhone) await main.getByRole('button', { name: 'Change' }).click()
  const regular = main.getByRole('switch', { name: 'My regular items first' })
  await expect(regular).not.toBeChecked()
  await regular.click()
  await generate(shopper, '10')
  await expect(page).toHaveURL(/staples=yes/)
  await expect(rows.first()).toContainText('You buy this often')
  const first = await rows.allTextContents()
  for (const { name } of products) {
    const row = first.slice(0, products.length).find(text => text.includes(name))
    expect(row).toContain('You buy this often')
  }
  await expect(rows.filter({ hasText: 'You buy this often' })).toHaveCount(products.length)
  if (shopper.isPhone) await main.getByRole('button', { name: 'Change' }).click()
  await regular.click()
  await generate(shopper, '10')
  await expect(main.getByText('You buy this often')).toHaveCount(0)
  await expect(page).not.toHaveURL(/staples/)

  await test.step('axe finds nothing on the generator, filled and empty; nothing is too wide', async () => {
    await follow(page, `${generator}?seed=1&budget=10&items=50`)
    await expect(main.getByText('of $10.00 left')).toBeVisible()
    await isAccessible(page)
    await page.setViewportSize({ width: 320, height: 844 })
    const excess = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect.poll(excess).toBe(0)
    await follow(page, `${generator}?seed=0&departments=floral&diet=low_sodium`)
    await expect(main.getByText('No matching items found')).toBeVisible()
    await isAccessible(page)
  })
})

test('a list takes a second, unless one asks; a visitor is asked to sign in', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  const address = `${generator}?items=5`
  await page.goto(address)
  await expect(shopper.notices).toContainText('Please login to access this page')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await shopper.startSignedIn()
  await page.clock.install()
  await page.goto(address)
  const wait = main.getByRole('region', { name: 'Generating your list' })
  const showNow = wait.getByRole('button', { name: 'Show results now' })
  const list = main.getByRole('heading', { name: 'Your 6 items' })
  const count = main.getByLabel('Number of Items')
  /** The screen renders changes only in the next tick, so the clock has to advance. */
  const comes = (what: Locator) =>
    expect(async () => {
      await page.clock.runFor(1)
      await expect(what).toBeVisible({ timeout: 200 })
    }).toPass()

  await expect(count).toHaveValue('5')
  await stopClock(page)
  await generate(shopper, '6')
  await comes(showNow)
  await page.clock.runFor(500)
  await expect(wait).toBeVisible()
  if (shopper.isPhone) await main.getByRole('button', { name: 'Change' }).click()
  await count.fill('7')
  await page.clock.runFor(500)
  await comes(list)
  await expect(count).toHaveValue('7')
  await main.getByRole('button', { name: 'Generate again' }).click()
  await comes(showNow)
  await showNow.click()
  await comes(list)
})

/** Presses the form's button, after setting this number of items. */
async function generate({ main }: Shopper, count?: string) {
  if (count !== undefined) await main.getByLabel('Number of Items').fill(count)
  await main.getByRole('button', { name: 'Generate List' }).click()
}

/** Checks the total on the screen and the rest of the budget, in cents. */
async function addsUp({ main }: Shopper, totalCents: number, budgetCents: number) {
  const left = main.getByText(/ of \$[\d.]+ left$/)
  await expect(left).toHaveText(
    `$${((budgetCents - totalCents) / 100).toFixed(2)} of $${(budgetCents / 100).toFixed(2)} left`,
  )
  const foot = (await left.locator('xpath=../..').textContent()) ?? ''
  expect(numberIn(foot.slice(foot.lastIndexOf('$')))).toBe(totalCents)
}
