import { shopAList, startList } from '../../pages/past-trip.ts'
import { namingDialog } from '../../pages/saved-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { names, saveList } from '../../pages/shopping-mode.ts'
import { toastKeepsClear, watchLastUsed } from '../../pages/toasts.ts'
import { opened } from '../../pages/visitor.ts'
import { failWrites, letThrough } from '../../support/network.ts'

test.beforeEach(async ({ shopper }) => {
  await watchLastUsed(shopper.page)
  await shopper.startSignedIn()
})

test('a toast covers no dialog, no field and nothing just used, from the shelf to the saved list @long', async ({
  shopper,
}) => {
  const { page, cart } = shopper
  await shopper.browse('?q=bread')
  await shopper.addToCart()
  await toastKeepsClear(page, 'after Add to Cart')
  await shopper.cards.nth(1).getByRole('heading').getByRole('button').click()
  const product = await opened(page.getByRole('dialog'))
  await product.getByRole('button', { name: /^Add to Cart: / }).click()
  await toastKeepsClear(page, 'in a product')
  await toastIsReachedByKeyboard(shopper)

  await shopper.openCart()
  await cart
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await toastKeepsClear(page, 'in the cart')
  await shopper.undo('Removed from cart')
  await page.route('**/api/lists', route => route.fulfill({ status: 500, json: {} }))
  await cart.getByRole('button', { name: 'Save List' }).click()
  const naming = await opened(namingDialog(page))
  await naming.getByRole('button', { name: 'Save List' }).click()
  await expect(shopper.notices).toContainText('Error saving list')
  await toastKeepsClear(page, 'while a list is named')
  await letThrough(page, '**/api/lists')
  await naming.getByRole('button', { name: 'Save List' }).click()
  const offer = await opened(cart.getByRole('region', { name: /^Want to shop this list/ }))
  await offer.getByLabel('Email').fill('robin at home')
  await offer.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(shopper.notices).toContainText('Invalid email')
  await toastKeepsClear(page, 'over the offer of the waitlist')
})

test('a toast covers nothing in the store, nor where lists are shared', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await test.step('in the store', async () => {
    await page.goto(`/shopping/${await saveList(shopper, 2)}`)
    const [name] = await names(shopper)
    await page.getByRole('button', { name: 'Add item' }).click()
    await page.getByRole('searchbox').fill('birthday candles')
    await page.getByRole('searchbox').press('Enter')
    await expect(shopper.notices).toContainText('Added to list')
    await toastKeepsClear(page, 'after an item was added')
    await page.getByRole('button', { name: 'Add item' }).click()
    await page.getByRole('searchbox').fill('milk')
    await toastKeepsClear(page, 'while the next one is searched')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
    await opened(page.getByRole('dialog'))
    await toastKeepsClear(page, 'over an item')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
    await opened(page.getByRole('alertdialog'))
    await toastKeepsClear(page, 'over the question at the end')
  })

  await test.step('where a list is shared', async () => {
    await startList(shopper, 'Party')
    await page.goto('/my-lists')
    await main.getByRole('button', { name: /^Share list, Party/ }).click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Share list' }))
    await dialog.getByLabel('Email address').fill('nobody@example.com')
    await dialog.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(shopper.notices).toContainText('No user found')
    await toastKeepsClear(page, 'in the dialog that shares')
  })
})

test('a toast covers nothing of the questions, the tour, the menus, Profile and a rating', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main, notices } = shopper

  await test.step('the questions and the tour', async () => {
    await failWrites(page, '**/api/preferences')
    await page.goto('/onboarding')
    for (const [index, answer] of ['Monday', '6pm-8pm', 'Yes', /^I browse/].entries()) {
      await page.getByLabel(answer, { exact: true }).check()
      // The third question leads on by itself.
      if (index < 2) await page.getByRole('button', { name: 'Next', exact: true }).click()
    }
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(notices).toContainText('Error saving preferences')
    await toastKeepsClear(page, 'over the questions')
    await page.getByRole('button', { name: 'Continue without saving' }).click()
    await opened(page.getByRole('dialog'))
    await toastKeepsClear(page, 'on the tour')
    await page.getByRole('button', { name: 'Skip tour' }).click()
  })

  await test.step('the filters and the menu of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shopper.browse('?q=bread')
    await shopper.addToCart()
    await page.getByRole('button', { name: /^Filters/ }).click()
    await opened(page.getByRole('dialog', { name: 'Filters' }))
    await toastKeepsClear(page, 'over the filters')
    await page.keyboard.press('Escape')
    await shopper.addToCart()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await opened(page.getByRole('dialog', { name: 'Aisleway' }))
    await toastKeepsClear(page, 'in the menu')
    await page.keyboard.press('Escape')
  })

  await test.step('Profile', async () => {
    await failWrites(page, '**/api/account/**')
    await page.goto('/profile')
    await main.getByRole('button', { name: 'Edit shopping habits' }).click()
    const habits = await opened(page.getByRole('dialog', { name: 'Edit shopping habits' }))
    await habits.getByLabel('Saturday').check()
    await habits.getByRole('button', { name: 'Save' }).click()
    await toastKeepsClear(page, 'over the habits')
    await page.keyboard.press('Escape')

    await main.getByRole('button', { name: 'Edit name and username' }).click()
    const naming = await opened(page.getByRole('dialog'))
    await failWrites(page, '**/api/profile')
    await naming.getByRole('button', { name: 'Save' }).click()
    await toastKeepsClear(page, 'over a name')
    await page.keyboard.press('Escape')

    await main.getByRole('button', { name: 'Delete my account' }).click()
    const deletion = await opened(page.getByRole('dialog', { name: 'Delete your account?' }))
    await deletion.getByLabel('Password', { exact: true }).fill('six plums')
    await deletion.getByRole('button', { name: 'Delete account' }).click()
    await toastKeepsClear(page, 'over the end of an account')
    await page.keyboard.press('Escape')
  })

  await test.step('at a rating', async () => {
    await shopAList(shopper, 'Weekend')
    await page.goto('/my-lists?tab=completed')
    await main.getByRole('button', { name: /^Rate/ }).first().click()
    const dialog = await opened(page.getByRole('dialog', { name: 'How was your trip?' }))
    await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(shopper.notices).toContainText('Please select a rating')
    await toastKeepsClear(page, 'at a rating')
  })
})

/** In the open dialog: F6 moves focus to Undo and back, and Tab cycles within the dialog. */
async function toastIsReachedByKeyboard({ page, notices }: Shopper) {
  const dialog = page.getByRole('dialog')
  const undo = notices.getByRole('button', { name: 'Undo' })
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('F6')
  await expect(dialog.getByRole('button', { name: /^One more / })).toBeFocused()

  const focusedIn = () => dialog.evaluate(element => element.contains(document.activeElement))
  // The toast is the last thing in the dialog.
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  expect(await focusedIn()).toBe(true)
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(notices).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
