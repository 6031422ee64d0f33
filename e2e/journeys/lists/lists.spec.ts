import type { Locator } from '@playwright/test'
import { cardOf, saveCart } from '../../pages/saved-list.ts'
import { makeList } from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'
import { holdBack, searchRequests } from '../../support/network.ts'

test('a cart becomes a list, which is found, renamed, copied, deleted, brought back and edited', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=greek+yogurt')
  const yogurt = await shopper.addToCart()
  await saveCart(shopper, '  Weekend Shop ')
  await expect(shopper.cart.getByRole('heading', { name: 'List saved successfully' })).toBeFocused()
  await shopper.cart.getByRole('link', { name: 'View Lists' }).click()
  await shopper.seesItemsInCart(0)

  const weekend = await opened(cardOf(shopper, 'Weekend Shop'))
  await expect(weekend).toContainText(yogurt)
  await expect(weekend).toContainText('Created recently')
  await expect(weekend.getByRole('link', { name: /^Start Shopping/ })).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search lists and items' })
  await search.fill('no such thing')
  await expect(page.getByText('No lists found')).toBeVisible()
  await expect(page).toHaveURL(/\?q=no\+such\+thing$/)
  await search.fill('YOGURT')
  await expect(weekend).toBeVisible()
  await expect(weekend.getByRole('listitem').locator('mark')).toHaveText(/^yogurt$/i)
  await search.fill('')
  await expect(page).toHaveURL(/\/my-lists$/)

  await choose(weekend, 'Rename')
  const naming = page.getByRole('dialog', { name: 'Rename list' })
  await naming.getByLabel('List name').fill('Snacks')
  await naming.getByRole('button', { name: 'Save' }).click()
  const snacks = await opened(cardOf(shopper, 'Snacks'))

  await choose(snacks, 'Duplicate')
  const copy = await opened(cardOf(shopper, 'Snacks (copy)'))
  await copy.getByRole('button', { name: /^Delete/ }).click()
  await expect(copy).toBeHidden()
  await shopper.undo('List deleted')
  await expect(copy).toBeVisible()

  await snacks.getByRole('button', { name: /^Load into cart/ }).click()
  await expect(page).toHaveURL(/\/browse/)
  await expect(shopper.notices).toContainText('List loaded for editing')
  await shopper.seesItemsInCart(1)
})

test('a dialog that was dismissed does nothing when its answer comes late', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/my-lists')

  await test.step('a new list is there, but is not opened', async () => {
    const release = await holdBack(page, '**/api/lists')
    await page.getByRole('button', { name: 'New list' }).first().click()
    const dialog = await opened(page.getByRole('dialog', { name: 'New list' }))
    await dialog.getByLabel('List name').fill('Party')
    await dialog.getByRole('button', { name: 'Create list' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    release()
    await expect(cardOf(shopper, 'Party')).toBeVisible()
    await expect(page).toHaveURL(/\/my-lists$/)
  })

  await test.step('a list is renamed again once its first new name is saved', async () => {
    const release = await holdBack(page, '**/api/lists/*')
    await choose(cardOf(shopper, 'Party'), 'Rename')
    const dialog = await opened(page.getByRole('dialog', { name: 'Rename list' }))
    await dialog.getByLabel('List name').fill('Fiesta')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    // A slow machine may already show the new name, which waits to be sent.
    await choose(shopper.main.getByRole('article'), 'Rename')
    await dialog.getByLabel('List name').fill('Camping')
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
    release()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(cardOf(shopper, 'Camping')).toBeVisible()
  })

  await test.step('an import starts with its items again', async () => {
    const release = await holdBack(page, searchRequests)
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Import a list' }))
    await dialog.getByLabel('Items', { exact: true }).fill('limes')
    await dialog.getByRole('button', { name: 'Find in store' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    const answered = page.waitForResponse(searchRequests)
    release()
    await (await answered).finished()
    await page.getByRole('button', { name: 'Import' }).click()
    await expect(dialog.getByLabel('Items', { exact: true })).toHaveValue('limes')
  })

  await test.step('lines typed while others are looked up are imported too', async () => {
    const release = await holdBack(page, searchRequests)
    await page.getByRole('button', { name: 'Find in store' }).click()
    await page.getByLabel('Items', { exact: true }).fill('limes\nbananas')
    release()
    await expect(page.getByRole('dialog')).toContainText('2 of 2 found in the store')
  })

  await test.step('a note becomes one list, though its dialog was closed and opened again', async () => {
    const release = await holdBack(page, '**/api/lists')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('List name').fill('Picnic')
    await dialog.getByRole('button', { name: 'Save List' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Import' }).click()
    await page.getByRole('button', { name: 'Find in store' }).click()
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
    release()
    await expect(dialog).toBeHidden()
    await expect(cardOf(shopper, 'Picnic')).toBeVisible()
    await expect(shopper.main.getByRole('article')).toHaveCount(2)
    await page.getByRole('button', { name: 'Import' }).click()
    await expect(dialog.getByLabel('Items', { exact: true })).toHaveValue('')
  })
})

test('a list that could not be opened says so once', { tag: '@long' }, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  const listId = await makeList(shopper, 'Weekend', { Produce: ['apples', 'pears', 'plums'] })
  await page.goto('/my-lists')
  const more = cardOf(shopper, 'Weekend').getByRole('button', { name: /^View 1 more item/ })
  await page.route(`**/api/lists/${listId}`, route => route.fulfill({ status: 500, json: {} }))
  await more.click()
  const failure = shopper.notices.getByText('Failed to load the list')
  await expect(failure).toBeVisible()
  await expect(failure).toBeHidden()

  await page.getByRole('tab', { name: 'Completed Lists' }).click()
  await expect(more).toBeHidden()
  await page.getByRole('tab', { name: /^Saved Lists/ }).click()
  await page.unroute(`**/api/lists/${listId}`)
  await more.click()
  await expect(cardOf(shopper, 'Weekend')).toContainText('plums')
  // Told again, it would be longer on screen.
  await expect(failure).toHaveCount(0, { timeout: 1000 })
})

test('a note becomes a list: what the store has, and the rest as it was written', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/my-lists')
  await expect(page.getByText('No saved lists yet')).toBeVisible()
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Import a list' }))
  const items = dialog.getByLabel('Items', { exact: true })
  const find = dialog.getByRole('button', { name: 'Find in store' })
  const review = page.getByRole('dialog', { name: 'Check your list' })
  const note =
    '2 x whole milk\nlimes, 3 avocados and 2 dozen eggs\n1 lb ground beef\nLimes\nzzqx birthday candles\nzzqx paper hats\n0 bananas'

  await test.step('the back button returns to the typed lines', async () => {
    await items.fill('limes')
    await find.click()
    await opened(review)
    await page.goBack()
    await expect(items).toHaveValue('limes')
  })

  await test.step('what is typed after going back while another note is saved stays', async () => {
    await find.click()
    await opened(review)
    const release = await holdBack(page, '**/api/lists')
    await review.getByRole('button', { name: 'Save List' }).click()
    await review.getByRole('button', { name: 'Back' }).click()
    await items.fill(note)
    release()
    await expect(shopper.notices).toContainText('List saved!')
    await expect(items).toHaveValue(note)
  })

  await find.click()
  await opened(review)
  const row = (words: string) => review.getByRole('listitem').filter({ hasText: words })

  await test.step('amounts decide the packages, and doubles are one line', async () => {
    await expect(review).toContainText('5 of 7 found in the store')
    await expect(review).toContainText('We couldn’t find 2 items.')
    await expect(review).toContainText('you want none: “0 bananas”')
    await expect(row('2 whole milk')).toContainText(/1 gal · 2 × \$/)
    await expect(row('2 limes')).toContainText(/3 ct · 2 × \$/)
    await expect(row('3 avocados')).toContainText(/Hass Avocado.*each · 3 × \$/)
    await expect(row('2 dozen eggs')).toContainText(/Large White Eggs.*12 ct · 2 × \$/)
    await expect(row('1 lb ground beef')).toContainText(/1 lb · \$/)
  })

  await test.step('a match is changed among five by keyboard, and that is undone', async () => {
    const beef = row('1 lb ground beef')
    const before = await beef.getByRole('paragraph').first().innerText()
    await beef.getByRole('button', { name: 'Change, 1 lb ground beef' }).press('Enter')
    const choices = beef.getByRole('group', { name: 'Options for “1 lb ground beef”' })
    await expect(choices.getByRole('radio')).toHaveCount(6)
    await isAccessible(page)
    await choices.getByRole('radio').first().press('ArrowDown')
    await expect(choices.getByRole('radio').nth(1)).toBeChecked()
    await expect(beef.getByRole('paragraph').first()).not.toHaveText(before)
    await beef.getByRole('button', { name: 'Undo, 1 lb ground beef' }).press('Enter')
    await expect(beef.getByRole('paragraph').first()).toHaveText(before)
    await expect(beef.getByRole('button', { name: 'Change, 1 lb ground beef' })).toBeFocused()
    await choices.getByRole('radio', { name: 'Keep as I wrote it' }).check()
  })

  await review.getByLabel('List name').fill('Party')
  await review.getByRole('button', { name: 'Save List' }).click()
  const party = await opened(cardOf(shopper, 'Party'))
  await party.getByRole('button', { name: /^View 5 more items/ }).click()
  await expect(party.getByRole('listitem')).toHaveCount(7)
  await expect(party.getByRole('listitem').filter({ hasText: 'Hass Avocado' })).toContainText('× 3')
  await expect(party).toContainText('1 lb ground beef')
  await expect(party).toContainText('zzqx paper hats')
  await party.getByRole('button', { name: /^Show less/ }).click()
  await expect(party.getByRole('listitem')).toHaveCount(2)
  await isAccessible(page)
})

async function choose(card: Locator, action: string) {
  await card.getByRole('button', { name: /^More actions/ }).click()
  await card.page().getByRole('menuitem', { name: action }).click()
}
