import { mealWithTimer } from '../../pages/cookbook.ts'
import { shopAList, startList } from '../../pages/past-trip.ts'
import { namingDialog } from '../../pages/saved-list.ts'
import { addAuthenticator } from '../../pages/second-step.ts'
import { confirmAddress, openNotices, share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { names, saveList } from '../../pages/shopping-mode.ts'
import { toastKeepsClear, watchLastUsed } from '../../pages/toasts.ts'
import { opened } from '../../pages/visitor.ts'
import { cartWrites, failWrites, holdBack } from '../../support/network.ts'

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
  await page.unroute('**/api/lists')
  await naming.getByRole('button', { name: 'Save List' }).click()
  const offer = await opened(cart.getByRole('region', { name: /^Want to shop this list/ }))
  await offer.getByLabel('Email').fill('robin at home')
  await offer.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(shopper.notices).toContainText('Invalid email')
  await toastKeepsClear(page, 'over the offer of the waitlist')
})

test('nor in the store, nor where lists are shared', { tag: '@long' }, async ({ shopper }) => {
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

test('nor while questions are answered, on the tour, in the menus, on Profile and at a rating', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main, notices } = shopper

  await test.step('the questions and the tour', async () => {
    await failWrites(page, '**/api/preferences')
    await page.goto('/onboarding')
    for (const answer of ['Monday', '6pm-8pm', 'Yes', /^I browse/]) {
      await page.getByLabel(answer, { exact: true }).check()
      const next = page.getByRole('button', { name: 'Next', exact: true })
      if (await next.isVisible()) await next.click()
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

test('nor in the dialogs about an account', { tag: '@long' }, async ({ shopper }) => {
  const { page, main } = shopper
  await page.goto('/profile')
  const open = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') => {
    await main.getByRole('button', { name }).click()
    return opened(page.getByRole(role))
  }

  await test.step('address and password', async () => {
    await failWrites(page, '**/api/account/**')
    const address = await open('Change email')
    await address.getByLabel('New email').fill('robin@example.com')
    await address.getByLabel('Password', { exact: true }).fill(shopper.account.password)
    await address.getByRole('button', { name: 'Send link' }).click()
    await keepsClear(shopper, 'We couldn’t change your email')
    await page.keyboard.press('Escape')
    const password = await open('Change password')
    await password.getByLabel('Current password').fill(shopper.account.password)
    await password.getByLabel('New password').fill('seven plums')
    await password.getByRole('button', { name: 'Change password' }).click()
    await keepsClear(shopper, 'We couldn’t change your password')
    await page.keyboard.press('Escape')
  })

  await test.step('a phone as the second step', async () => {
    await failWrites(page, '**/api/factors')
    const adding = await open('Add phone')
    await adding.getByLabel('Phone number').fill('+15185550123')
    await adding.getByRole('button', { name: 'Next' }).click()
    await keepsClear(shopper, 'We couldn’t add this method')
    await page.unroute('**/api/factors')
    await adding.getByRole('button', { name: 'Next' }).click()
    const sendAgain = await opened(adding.getByRole('button', { name: 'Send a new code' }))
    await failWrites(page, '**/api/factors/*/challenge')
    await sendAgain.click()
    await keepsClear(shopper, 'We couldn’t send the code')
    await page.unroute('**/api/factors/*/challenge')
    await page.keyboard.press('Escape')
  })

  await test.step('an app as the second step', async () => {
    await failWrites(page, '**/api/factors')
    const adding = await open('Add authenticator app')
    await adding.getByRole('button', { name: 'Next' }).click()
    await keepsClear(shopper, 'We couldn’t add this method')
    await page.unroute('**/api/factors')
    await adding.getByRole('button', { name: 'Next' }).click()
    await failWrites(page, '**/api/factors/*/verify')
    await adding.getByLabel('Code', { exact: true }).fill('123456')
    await adding.getByRole('button', { name: 'Turn on' }).click()
    await keepsClear(shopper, 'We couldn’t check the code')
    await page.unroute('**/api/factors/*/verify')
    await page.keyboard.press('Escape')
  })

  await test.step('its recovery codes, and its end', async () => {
    await addAuthenticator(shopper)
    await main.getByRole('button', { name: 'Resend' }).click()
    const question = await open('Get new codes', 'alertdialog')
    await keepsClear(shopper, 'We couldn’t send the email')
    await question.getByRole('button', { name: 'Get new codes' }).click()
    const codes = await opened(page.getByRole('dialog', { name: 'Your recovery codes' }))
    await codes.getByRole('button', { name: 'Copy' }).click()
    await keepsClear(shopper, /Copied|We couldn’t copy that/)
    await codes.getByRole('button', { name: 'I saved them' }).click()

    await failWrites(page, '**/api/factors/*')
    const removal = await open('Remove Authenticator app', 'alertdialog')
    await removal.getByRole('button', { name: 'Remove' }).click()
    await keepsClear(shopper, 'We couldn’t remove this method')
  })
})

test('nor over a meal and at the stove', { tag: '@long' }, async ({ shopper }) => {
  const { page, main } = shopper
  const { meal, step, minutes } = await mealWithTimer(page)

  await test.step('what is bought for the meal, and what is at home', async () => {
    await page.goto(`/meals/${meal.slug}`)
    await main.getByRole('tab', { name: 'Ingredients' }).click()
    const swap = main.getByRole('button', { name: /^Swap / })
    await swap.first().click()
    const dialog = await opened(page.getByRole('dialog'))
    await dialog
      .getByRole('button', { name: /^Choose / })
      .first()
      .click()
    await swap.nth(1).click()
    await opened(dialog)
    await keepsClear(shopper, 'Ingredient swapped')
    await page.keyboard.press('Escape')

    await failWrites(page, '**/api/staples-at-home')
    await main.getByRole('button', { name: 'Not all of them' }).click()
    const staples = await opened(page.getByRole('dialog', { name: 'What do you have at home?' }))
    await staples.getByRole('button', { name: 'Save' }).click()
    await keepsClear(shopper, 'We couldn’t save your answer')
  })

  await test.step('a timer that rings, over all the steps and the question at the end', async () => {
    await page.clock.install()
    await page.goto(`/meals/${meal.slug}/cook?step=${step + 1}`)
    const start = page.getByRole('button', { name: `Start ${minutes} minutes` })
    await expect(start).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await start.click()
    await page.clock.fastForward(minutes * 60_000)
    await page.clock.resume()
    await page.getByRole('button', { name: 'Overview' }).click()
    await opened(page.getByRole('dialog', { name: 'Overview' }))
    await keepsClear(shopper, 'Time’s up')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stop cooking' }).click()
    await opened(page.getByRole('alertdialog', { name: 'Stop cooking?' }))
    await keepsClear(shopper, 'Time’s up')
  })
})

test('nor where lists are renamed, imported and generated, nor at signing out', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  const { listId } = await startList(shopper, 'Party')

  await test.step('another name', async () => {
    await page.goto('/my-lists')
    await failWrites(page, `**/api/lists/${listId}`)
    await main.getByRole('button', { name: 'More actions, Party' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const naming = await opened(page.getByRole('dialog', { name: 'Rename' }))
    await naming.getByRole('textbox').fill('Picnic')
    await naming.getByRole('button', { name: 'Save' }).click()
    await keepsClear(shopper, 'Failed to update the list')
    await page.keyboard.press('Escape')
  })

  await test.step('a list from a note', async () => {
    await failWrites(page, '**/api/lists')
    await main.getByRole('button', { name: 'Import' }).click()
    const note = await opened(page.getByRole('dialog', { name: 'Import a list' }))
    await note.getByRole('button', { name: 'Find in store' }).click()
    await keepsClear(shopper, 'Nothing to import')
    await note.getByLabel('Items', { exact: true }).fill('2 x whole milk\nlimes\n3 avocados')
    await note.getByRole('button', { name: 'Find in store' }).click()
    const review = await opened(page.getByRole('dialog', { name: 'Check your list' }))
    await review.getByRole('button', { name: 'Save List' }).click()
    await keepsClear(shopper, 'Failed to save your list')
    await page.keyboard.press('Escape')
  })

  await test.step('a generated list', async () => {
    await page.goto('/grocery-list-generation')
    await main.getByRole('button', { name: 'Generate List' }).click()
    await main.getByRole('button', { name: 'Save as list' }).click()
    const naming = await opened(page.getByRole('dialog'))
    await naming.getByRole('button', { name: 'Save List' }).click()
    await keepsClear(shopper, 'Failed to save your list')
    await page.keyboard.press('Escape')
  })

  await test.step('signing out while a change waits to be sent', async () => {
    await shopper.browse('?q=bread')
    await holdBack(page, cartWrites)
    await shopper.addToCart()
    await shopper.askToSignOut()
    await opened(page.getByRole('alertdialog', { name: 'Sign out now?' }))
    await keepsClear(shopper, 'Added to cart')
  })
})

test('nor where a list is shared, split and left', { tag: '@long' }, async ({
  shopper,
  browser,
}) => {
  const { page, main } = shopper
  const kim = await startConfirmed(await shopper.another(browser, 'Kim Lee'))
  await confirmAddress(shopper)
  const { listId } = await startList(shopper, 'Party')
  await share(shopper, listId, kim)
  await share(kim, (await startList(kim, 'Picnic')).listId, shopper)

  await test.step('the question before leaving, and what others did', async () => {
    await failWrites(page, '**/api/lists/*/leave')
    await page.goto('/my-lists')
    await main.getByRole('button', { name: 'Leave list, Picnic' }).click()
    const question = await opened(page.getByRole('alertdialog'))
    await question.getByRole('button', { name: 'Leave list' }).click()
    await keepsClear(shopper, 'Failed to leave the list')
    await question.getByRole('button', { name: 'Cancel' }).click()

    await main.getByRole('button', { name: 'More actions, Party' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await openNotices(shopper)
    await keepsClear(shopper, 'List duplicated')
  })

  await test.step('the split, and another product for an item', async () => {
    await failWrites(page, '**/api/lists/*/split')
    await page.goto(`/shopping/${listId}`)
    await page.getByRole('button', { name: 'Split the store' }).click()
    const split = await opened(page.getByRole('dialog', { name: 'Split the store' }))
    await split.getByRole('button', { name: 'Split' }).click()
    await keepsClear(shopper, 'We couldn’t split the store')
    await page.keyboard.press('Escape')

    const [name] = await names(shopper)
    await page.getByRole('button', { name: 'Add item' }).click()
    await page.getByRole('searchbox').fill('paper hats')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Swap', exact: true }).click()
    await opened(page.getByRole('dialog', { name: /^Swap/ }))
    await keepsClear(shopper, 'Added to list')
  })
})

/** The toast with this text lies over the open modal and covers nothing of it. */
async function keepsClear({ page, notices }: Shopper, text: string | RegExp) {
  await expect(notices).toContainText(text)
  await toastKeepsClear(page, `“${text}”`)
}

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
