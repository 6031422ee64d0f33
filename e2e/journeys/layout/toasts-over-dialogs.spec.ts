import { mealWithTimer } from '../../pages/cookbook.ts'
import { startList } from '../../pages/past-trip.ts'
import { addAuthenticator } from '../../pages/second-step.ts'
import { confirmAddress, openNotices, share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'
import { names } from '../../pages/shopping-mode.ts'
import { keepsClear, watchLastUsed } from '../../pages/toasts.ts'
import { opened } from '../../pages/visitor.ts'
import { cartWrites, failWrites, holdBack, letThrough, stopClock } from '../../support/network.ts'

test.beforeEach(async ({ shopper }) => {
  await watchLastUsed(shopper.page)
  await shopper.startSignedIn()
})

test('a toast covers nothing in the dialogs about an account', { tag: '@long' }, async ({
  shopper,
}) => {
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
    await letThrough(page, '**/api/factors')
    await adding.getByRole('button', { name: 'Next' }).click()
    const sendAgain = await opened(adding.getByRole('button', { name: 'Send a new code' }))
    await failWrites(page, '**/api/factors/*/challenge')
    await sendAgain.click()
    await keepsClear(shopper, 'We couldn’t send the code')
    await letThrough(page, '**/api/factors/*/challenge')
    await page.keyboard.press('Escape')
  })

  await test.step('an app as the second step', async () => {
    await failWrites(page, '**/api/factors')
    const adding = await open('Add authenticator app')
    await adding.getByRole('button', { name: 'Next' }).click()
    await keepsClear(shopper, 'We couldn’t add this method')
    await letThrough(page, '**/api/factors')
    await adding.getByRole('button', { name: 'Next' }).click()
    await failWrites(page, '**/api/factors/*/verify')
    await adding.getByLabel('Code', { exact: true }).fill('123456')
    await adding.getByRole('button', { name: 'Turn on' }).click()
    await keepsClear(shopper, 'We couldn’t check the code')
    await letThrough(page, '**/api/factors/*/verify')
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

test('a toast covers nothing over a meal and at the stove', { tag: '@long' }, async ({
  shopper,
}) => {
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
    await stopClock(page)
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

test('a toast covers nothing where lists are renamed, imported and generated, nor at signing out', {
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

test('a toast covers nothing where a list is shared, split and left', { tag: '@long' }, async ({
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
