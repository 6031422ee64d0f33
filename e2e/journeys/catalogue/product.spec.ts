import { expect, test } from '../../pages/shopper.ts'
import { fadesOut } from '../../pages/visitor.ts'

test.beforeEach(({ shopper }) => shopper.startSignedIn())

test('a card opens its details, and Escape leads back to it', { tag: '@phone' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.browse('?q=greek+yogurt&sale=1&diets=protein_smart')
  const card = shopper.cards.first()
  const name = (await shopper.names())[0]!
  await card.click({ position: { x: 20, y: 60 } })
  const details = page.getByRole('dialog', { name })
  await expect(details).toContainText('Dairy & Eggs')
  await expect(details).toContainText('Protein Smart')
  await expect(details).toContainText('With loyalty card')
  // The store builds this sentence from what it knows about the product.
  await expect(details.getByText(/Greek Yogurt from .+ in an? .+\.$/)).toBeVisible()
  await expect(details.getByText(/\$\d+\.\d\d/).first()).toBeVisible()

  const closing = fadesOut(details)
  await page.keyboard.press('Escape')
  expect(await closing).toBe(true)
  await expect(details).toBeHidden()
  const opener = card.getByRole('button', { name, exact: true })
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(details).toBeVisible()

  await test.step('the details put the product into the cart', async () => {
    await details.getByRole('button', { name: /^Add to Cart: / }).click()
    await details.getByRole('button', { name: /^One more/ }).click()
    await expect(details.getByRole('status')).toHaveText('2')
    await details.getByRole('button', { name: 'Close' }).click()
    await expect(opener).toBeFocused()
    await shopper.seesItemsInCart(2)
  })
})

test('every tag of a product: "+N" on its card, by keyboard and by touch, and its details', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.browse('?diets=plant_based,heart_smart,whole_grain,low_sodium')
  const more = shopper.cards.first().getByRole('button', { name: /^\d more tags?$/ })
  const hint = page.getByRole('tooltip')
  if (shopper.isPhone) {
    await more.tap()
  } else {
    await shopper.cards.first().getByRole('heading').getByRole('button').focus()
    await page.keyboard.press('Tab')
    await expect(more).toBeFocused()
  }
  await expect(hint).toContainText('Low Sodium')
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('the details, without a loyalty card where there is no sale', async () => {
    const regular = shopper.cards.filter({ hasNotText: 'Sale' }).first()
    await regular.getByRole('heading').getByRole('button').click()
    const details = page.getByRole('dialog')
    for (const tag of ['Plant Based', 'Heart Smart', 'Whole Grain', 'Low Sodium']) {
      await expect(details.getByText(tag, { exact: true }).first()).toBeVisible()
    }
    await expect(details.getByText('With loyalty card')).toHaveCount(0)
  })
})

test('pictures further down are fetched when they are scrolled to', { tag: '@long' }, async ({
  shopper,
}) => {
  await shopper.browse('?q=milk')
  const picture = shopper.cards.last().getByRole('presentation', { includeHidden: true })
  await expect(shopper.cards).toHaveCount(50)
  await shopper.page.waitForLoadState('networkidle')
  await expect(picture).toHaveAttribute('src', /^data:/)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /^\/pictures\//)
})
