import { dialogFits, everythingFits, screenFits } from '../../pages/controls-fit.ts'
import { mealWithTimer, someMeal } from '../../pages/cookbook.ts'
import { test as mealTest } from '../../pages/meal-planner.ts'
import { shopAList, startList } from '../../pages/past-trip.ts'
import { addAuthenticator } from '../../pages/second-step.ts'
import {
  invite,
  openNotices,
  openShareDialog,
  share,
  startConfirmed,
} from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { follow } from '../../support/client-navigation.ts'
import { cartWrites, holdBack } from '../../support/network.ts'

// A long name, because cards, headings and dialogs have to fit such names too.
const listName = 'Everything for the summer party'

test('nothing is cut off in the dialogs about an account', { tag: '@long' }, async ({
  shopper,
}) => {
  test.slow()
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/profile')
  for (const name of [
    'Edit name and username',
    'Change email',
    'Edit what you have at home',
    'Add authenticator app',
  ]) {
    await main.getByRole('button', { name }).click()
    await dialogFits(page, name)
  }
  await main.getByRole('button', { name: 'Add phone' }).click()
  const phone = await opened(page.getByRole('dialog', { name: 'Add phone' }))
  await everythingFits(page, 'a phone')
  await phone.getByLabel('Phone number').fill('+15185550123')
  await phone.getByRole('button', { name: 'Next' }).click()
  await expect(phone.getByRole('button', { name: 'Send a new code' })).toBeVisible()
  await dialogFits(page, 'the code sent to a phone')

  await addAuthenticator(shopper)
  await main.getByRole('button', { name: 'Get new codes' }).click()
  const question = await opened(page.getByRole('alertdialog'))
  await everythingFits(page, 'the question before new recovery codes')
  await question.getByRole('button', { name: 'Get new codes' }).click()
  const codes = await opened(page.getByRole('dialog', { name: 'Your recovery codes' }))
  await everythingFits(page, 'the recovery codes')
  await codes.getByRole('button', { name: 'I saved them' }).click()
  await main.getByRole('button', { name: 'Remove Authenticator app' }).click()
  await dialogFits(page, 'the question before a second step goes')

  await shopper.browse('?q=bread')
  await holdBack(page, cartWrites)
  await shopper.addToCart()
  await shopper.askToSignOut()
  await dialogFits(page, 'the question before signing out')
})

test('nothing is cut off among lists and trips', { tag: '@long' }, async ({ shopper, browser }) => {
  test.slow()
  const { page, main } = shopper
  const kim = await startConfirmed(await shopper.another(browser, 'Kim Lee'))
  const lee = await startConfirmed(await shopper.another(browser, 'Lee Park'))
  await startConfirmed(shopper)
  const { listId } = await startList(shopper, listName)
  await share(shopper, listId, kim)
  await invite(shopper, listId, lee, 'view')
  await invite(kim, (await startList(kim, 'Party')).listId, shopper, 'edit')
  await share(kim, (await startList(kim, 'Picnic')).listId, shopper)
  const { tripId } = await shopAList(shopper, 'Weekend')

  await page.goto('/my-lists')
  await openShareDialog(shopper, listName)
  await expect(page.getByText(lee.account.email)).toBeVisible()
  await dialogFits(page, 'Share')
  await main.getByRole('button', { name: `More actions, ${listName}` }).click()
  await opened(page.getByRole('menu'))
  await everythingFits(page, 'the menu of a list')
  // After other widths the menu may be outside the window, with its button.
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  await dialogFits(page, 'Rename')
  await main.getByRole('button', { name: 'Leave list, Picnic' }).click()
  await dialogFits(page, 'the question before leaving a list')
  await main.getByRole('button', { name: 'Import' }).click()
  const note = await opened(page.getByRole('dialog', { name: 'Import a list' }))
  await everythingFits(page, 'Import')
  await note.getByLabel('Items', { exact: true }).fill('2 x whole milk\nlimes\nzzqx paper hats')
  await note.getByRole('button', { name: 'Find in store' }).click()
  await dialogFits(page, 'what the store has for a note', 'Check your list')
  await everythingFits(page, 'My Lists')
  await follow(page, '/my-lists?tab=completed')
  await main.getByRole('button', { name: /^Rate This Trip/ }).click()
  await dialogFits(page, 'the rating')
  await everythingFits(page, 'completed lists')
  await screenFits(shopper, '/invitations', 'Collaboration Invitations')
  await openNotices(shopper)
  await dialogFits(page, 'Notifications')
  await follow(page, `/post-trip-summary/${tripId}`)
  await expect(main.getByRole('button', { name: 'Submit Feedback' })).toBeVisible()
  await everythingFits(page, 'the summary')

  await follow(page, `/shopping/${listId}`)
  await main.getByRole('checkbox').first().click()
  await everythingFits(page, 'shopping')
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('milk')
  await dialogFits(page, 'Add item')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await everythingFits(page, 'an item')
  await page.getByRole('dialog').getByRole('button', { name: 'Swap', exact: true }).click()
  await dialogFits(page, 'Swap')
  await page.getByRole('button', { name: 'Split the store' }).click()
  await dialogFits(page, 'Split')
})

mealTest('nothing is cut off among meals', { tag: '@long' }, async ({ planner }) => {
  const { page, main } = planner
  const { slug } = await someMeal(page)
  await page.goto('/meals')
  await expect(planner.form).toBeVisible()
  await everythingFits(page, 'the form')
  for (const view of ['', '&meal=1']) {
    await follow(page, `/meals?type=dinner&seed=7${view}`)
    await expect(planner.reshuffle).toBeVisible()
    await everythingFits(page, `meals ${view}`)
  }
  await follow(page, `/meals/${slug}`)
  await planner.includePantry.check()
  for (const tab of ['Recipe', 'Nutrition', 'Ingredients']) {
    await main.getByRole('tab', { name: tab }).click()
    await everythingFits(page, tab)
  }
  await main
    .getByRole('button', { name: /^Swap / })
    .first()
    .click()
  await dialogFits(page, 'Swap')
  await main.getByRole('button', { name: 'Not all of them' }).click()
  await dialogFits(page, 'what is at home')

  const { meal, step } = await mealWithTimer(page)
  await follow(page, `/meals/${meal.slug}/cook?step=${step + 1}`)
  await expect(page.getByText(`Step ${step + 1} of`)).toBeVisible()
  await everythingFits(page, 'cooking')
  await page.getByRole('button', { name: 'Overview' }).click()
  await dialogFits(page, 'all steps')
  await page
    .getByRole('button', { name: /^Start / })
    .first()
    .click()
  await everythingFits(page, 'cooking, with a timer')
  await page.getByRole('button', { name: 'Stop cooking' }).click()
  await dialogFits(page, 'the question before timers end')
})
