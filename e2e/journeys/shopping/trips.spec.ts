import { formatCents } from '@aisleway/core/money'
import type { Locator } from '@playwright/test'
import { type PastTrip, send, shopAList, startList } from '../../pages/past-trip.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { letThrough } from '../../support/network.ts'

test.beforeEach(({ shopper }) => shopper.startSignedIn())

test('a trip is summed up, rated, and remembered', async ({ shopper }) => {
  const { page, main, notices } = shopper
  const trip = await shopAList(shopper, 'Weekend')
  const { spentCents, savings } = figuresOf(trip)
  await openSummary(shopper, trip)

  await test.step('the summary tells what a trip cost, what it saved, and why', async () => {
    const savedCents = savings[0]! + savings[1]!
    await expect(main).toContainText('12m 5s')
    await expect(main).toContainText('2 of 3')
    await expect(main).toContainText(formatCents(spentCents))
    await expect(main).toContainText(`${formatCents(savedCents)} saved`)
    const explained = main.getByRole('region', { name: 'What you saved' })
    await expect(explained).toContainText(`On sale on your list${formatCents(savings[0]!)}`)
    await expect(explained).toContainText(`Deals you added${formatCents(savings[1]!)}`)
    await expect(rowOf(main, 'Birthday candles')).toContainText('Not checked')
  })

  await test.step('a rating needs stars, is stored, and can be changed', async () => {
    await main.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(notices).toContainText('Please select a rating')

    // The stars respond to the keyboard like any group of radio buttons.
    await main.getByRole('radio', { name: '3 stars' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await main.getByLabel('Comment').fill('The limes were hard to find')
    await main.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(notices).toContainText('Thank you for your feedback!')
    await page.reload()
    await expect(main.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(main.getByLabel('Comment')).toHaveValue('The limes were hard to find')
    await openCompleted(shopper)
    const card = main.getByRole('article', { name: /^Weekend/ })
    await expect(card.getByRole('img', { name: 'Rated 4 of 5 stars' })).toBeVisible()
    await card.getByRole('button', { name: /^Change rating/ }).click()
    const dialog = page.getByRole('dialog', { name: 'How was your trip?' })
    await dialog.getByRole('radio', { name: '5 stars' }).check()
    await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(dialog).toBeHidden()
    await expect(card.getByRole('img', { name: 'Rated 5 of 5 stars' })).toBeVisible()
  })

  await test.step('a trip still tells its items after its list is deleted', async () => {
    await send(shopper, 'delete', `/api/lists/${trip.listId}`)
    await openCompleted(shopper)
    const card = main.getByRole('article', { name: /^Weekend/ })
    await expect(card).toContainText('2 of 3 items completed')
    await expect(card.getByRole('listitem')).toHaveCount(2)
    await card.getByRole('button', { name: /^View 1 more item/ }).click()
    await expect(card.getByRole('listitem')).toHaveCount(3)
    await card.getByRole('link', { name: /^Summary of Weekend/ }).click()
    for (const product of trip.products) await expect(rowOf(main, product.name)).toBeVisible()
  })

  await test.step('from the summary lead ways to the next trip and home', async () => {
    await main.getByRole('link', { name: 'Start New Trip' }).click()
    await expect(page).toHaveURL('/my-lists')
    await page.goBack()
    await main.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('charts of what was spent have tables behind them', { tag: '@long' }, async ({ shopper }) => {
  const { main } = shopper
  const trip = await shopAList(shopper, 'Weekend')
  await shopAList(shopper, 'Weekend again')
  await openCompleted(shopper)
  const { spentCents, savings } = figuresOf(trip)
  const weeks = main.getByRole('table', { name: 'By week' }).getByRole('row').last()
  await expect(weeks).toContainText(formatCents(2 * spentCents))
  await expect(weeks).toContainText(formatCents(2 * (savings[0]! + savings[1]!)))
  const [product] = trip.products
  const chooser = main.getByRole('combobox', { name: 'Product' })
  await chooser.selectOption({ label: product!.name })
  const prices = main.getByRole('table', { name: `Price paid, ${product!.name}` })
  await expect(prices.getByText(formatCents(product!.priceCents))).toHaveCount(2)
  // Both trips were on one day, which the axis labels once.
  const drawn = main.getByRole('region', { name: 'Price paid' }).locator('.ct-chart-line')
  await expect(drawn.locator('.ct-label.ct-horizontal')).toHaveCount(1)

  const departments = main.getByRole('region', { name: 'By department' })
  await expect(departments.locator('.ct-bar').first()).toBeAttached()
  await departments.getByRole('button', { name: 'Show as table: By department' }).click()
  await expect(departments.locator('.ct-bar')).toHaveCount(0)
  await expect(departments.getByRole('rowheader', { name: product!.department })).toBeVisible()
})

test('a trip that could not be sent yet is told by the device', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main, notices } = shopper
  const { listId } = await startList(shopper, 'Weekend')
  await page.route('**/api/lists/*/trip', route => route.abort())
  await page.goto(`/shopping/${listId}`)
  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Complete/ })
    .click()
  await expect(page).toHaveURL(/\/post-trip-summary\//)
  await expect(main).toContainText('This trip is saved on this device.')
  await expect(main).toContainText('0 of 2')
  await expect(main).toContainText('From the first item you checked off.')
  await main.getByRole('radio', { name: '4 stars' }).check()
  await main.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(notices).toContainText('Thank you')

  await page.goto('/my-lists')
  const card = main.getByRole('article', { name: 'Weekend' })
  await expect(card).toContainText('Completed on this device.')
  await expect(card.getByRole('progressbar')).toHaveCount(0)
  await expect(card.getByRole('link', { name: /Shopping/ })).toHaveCount(0)
  await expect(card.getByRole('button', { name: /^(Pause|Delete)/ })).toHaveCount(0)
  await card.getByRole('link', { name: 'View summary, Weekend' }).click()
  await expect(main).toContainText('This trip is saved on this device.')

  await letThrough(page, '**/api/lists/*/trip')
  await page.reload()
  await expect(main).not.toContainText('This trip is saved on this device.', { timeout: 20_000 })
  await expect(main.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(main).toContainText('0 of 2')
})

test('a rating that cannot be stored says so', { tag: '@long' }, async ({ shopper }) => {
  const { page, main, notices } = shopper
  const trip = await shopAList(shopper, 'Weekend')
  await page.route('**/feedback', route => route.fulfill({ status: 500, body: '{}' }))
  await openSummary(shopper, trip)
  await main.getByRole('radio', { name: '2 stars' }).check()
  await main.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(notices).toContainText('Something went wrong')
  await expect(notices).toContainText('Please try again later.')
  await openCompleted(shopper)
  await main.getByRole('button', { name: /^Rate This Trip/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '2 stars' }).check()
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(notices).toContainText('Failed to submit your rating. Please try again.')
})

test('without a trip, or with one that is nobody’s, the screens say so', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main, notices } = shopper
  await openCompleted(shopper)
  await expect(main.getByRole('heading', { name: 'No completed trips yet' })).toBeVisible()
  await page.goto('/post-trip-summary/5f2ab0cc-5c0c-4bd6-9a7c-0d5b6a3c9f10')
  await expect(main.getByRole('heading', { name: 'Trip not found.' })).toBeVisible()
  await page.goto('/post-trip-summary/last-one')
  await expect(main.getByRole('heading', { name: 'Trip not found.' })).toBeVisible()

  await page.route('**/api/trips*', route => route.abort())
  await page.route('**/api/trips/**', route => route.abort())
  await openCompleted(shopper)
  await expect(notices).toContainText('Failed to load completed trips')
  await page.goto('/post-trip-summary/5f2ab0cc-5c0c-4bd6-9a7c-0d5b6a3c9f10')
  await expect(notices).toContainText('Could not load trip data.')
  await expect(page).toHaveURL('/')
})

async function openSummary({ page, main }: Shopper, { tripId }: PastTrip) {
  await page.goto(`/post-trip-summary/${tripId}`)
  const title = "Great job! You've completed your trip."
  await expect(main.getByRole('heading', { name: title })).toBeVisible()
}

async function openCompleted({ page }: Shopper) {
  await page.goto('/my-lists')
  await page.getByRole('tab', { name: 'Completed Lists' }).click()
}

function rowOf(main: Locator, name: string): Locator {
  return main.getByRole('region', { name: 'Items on this trip' }).getByRole('listitem').filter({
    hasText: name,
  })
}

/** Computes the figures independently, piece by piece. */
function figuresOf({ products }: PastTrip) {
  return {
    spentCents: products.reduce((sum, { priceCents }) => sum + priceCents, 0),
    savings: products.map(({ priceCents, originalPriceCents }) => originalPriceCents! - priceCents),
  }
}
