import type { Page } from '@playwright/test'
import { expect, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'
import { holdBack, letThrough } from '../../support/network.ts'

/** The URL of the first product that a search finds. */
async function addressOf(page: Page, query: string): Promise<string> {
  const answer = await page.request.post('/1/indexes/updated_store/query', { data: { query } })
  const { hits } = await answer.json()
  return `/products/${hits[0].objectID}`
}

test('a product can be shared: its address says what it is, of what, why, and for how much', async ({
  shopper,
}) => {
  const { page, main } = shopper
  await page.goto(await addressOf(page, 'hollow creek chicken broth 32 oz'))
  await expect(page).toHaveTitle('Hollow Creek Chicken Broth · Aisleway')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hollow Creek Chicken Broth')
  await expect(main).toContainText('$3.59')

  await test.step('why it is no food low in sodium, with the figure and the rule', async () => {
    const reason = main.getByRole('listitem').filter({ hasText: /^NoLow Sodium|Low SodiumSodium/ })
    await expect(reason).toContainText('Sodium: 909 mg; at most 140 mg.')
    await reason.getByText('Low Sodium', { exact: true }).click()
    await expect(reason).toContainText('Rule: 21 CFR 101.61(b)(4)')
  })

  await test.step('the label leaves open what is not known', async () => {
    const label = main.getByRole('table', { name: 'Amount per serving' })
    await expect(label.getByRole('row', { name: /Sodium/ })).toContainText('910 mg')
    await expect(label.getByRole('row', { name: /Trans fat/ })).toContainText('unknown')
  })

  await test.step('what it has cost', async () => {
    await expect(main.getByRole('img', { name: /^Price over the last 90 days/ })).toBeVisible()
    await main.getByRole('radio', { name: '30 days' }).check()
    await expect(main.getByRole('img', { name: /^Price over the last 30 days/ })).toBeVisible()
    await expect(main.getByRole('table', { name: 'Prices' })).toContainText('$3.59')
  })
  await isAccessible(page)

  await test.step('its other sizes, of which one gives the most for the money', async () => {
    const sizes = main.getByRole('region', { name: 'Other sizes' })
    await expect(sizes.getByRole('listitem').filter({ hasText: '32 oz' })).toContainText(
      'Best unit price',
    )
    await sizes.getByRole('link', { name: /14\.5 oz/ }).click()
    await expect(main).toContainText('in a 14.5 oz')
    await main.getByRole('button', { name: /^Add to Cart: / }).click()
    await shopper.seesItemsInCart(1)
  })
})

test('an address of no product says so kindly', async ({ shopper }) => {
  const { page, main } = shopper
  const answer = await page.goto('/products/nobody-knows')
  expect(answer?.status()).toBe(404)
  await expect(main).toContainText('Product not found')
  await isAccessible(page)
  await main.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a note is kept, and a similar product opens in the place of the first', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=hollow+creek+chicken+broth')
  const [name = ''] = await shopper.names()
  await shopper.cards.first().getByRole('heading').getByRole('button').click()
  const details = page.getByRole('dialog', { name })
  await details.getByRole('textbox').fill('The one for risotto')
  await expect(details.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  const release = await holdBack(page, '**/api/products/note')
  await details.getByRole('button', { name: 'Save note' }).click()
  await details.getByRole('textbox').fill('The one for risotto and soup')
  release()
  await expect(shopper.notices).toContainText('Note saved')
  await expect(details.getByRole('textbox')).toHaveValue('The one for risotto and soup')
  await details.getByRole('button', { name: 'Save note' }).click()
  await expect(details.getByRole('button', { name: 'Save note' })).toBeHidden()
  const similar = details.getByRole('region', { name: 'Similar products' }).getByRole('link')
  await similar.first().click()
  const other = page.getByRole('dialog')
  await expect(other).not.toHaveAccessibleName(name)
  await expect(other.getByRole('textbox')).toHaveValue('')

  await other.getByRole('link', { name: 'See full details' }).click()
  await expect(page).toHaveURL(/\/products\/cp\w+$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await shopper.cards.first().getByRole('heading').getByRole('button').click()
  await expect(details.getByRole('textbox')).toHaveValue('The one for risotto and soup')
})

test('a note that was not saved when its dialog closes is not lost', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=hollow+creek+chicken+broth')
  const card = shopper.cards.first().getByRole('heading').getByRole('button')
  const note = page.getByRole('dialog').getByRole('textbox')
  await card.click()
  await note.fill('The one for risotto')
  await page.keyboard.press('Escape')
  await expect(shopper.notices).toContainText('Note saved')
  await page.reload()
  await card.click()
  await expect(note).toHaveValue('The one for risotto')

  await page.route('**/api/products/note', route => route.abort())
  await note.fill('The one for soup')
  await page.keyboard.press('Escape')
  await expect(shopper.notices).toContainText('We couldn’t save the note')
  await letThrough(page, '**/api/products/note')
  await page.reload()
  await card.click()
  await expect(note).toHaveValue('The one for soup')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(shopper.notices).toContainText('Note saved')
  await page.reload()
  await card.click()
  await expect(note).toHaveValue('The one for soup')
  await expect(page.getByRole('button', { name: 'Save note' })).toBeHidden()
})
