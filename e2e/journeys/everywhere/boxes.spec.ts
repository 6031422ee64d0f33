import type { Locator, Page } from '@playwright/test'
import { everythingFits } from '../../pages/boxes.ts'
import { mealWithTimer, someMeal } from '../../pages/cookbook.ts'
import { test as mealTest } from '../../pages/meal-planner.ts'
import { shopAList, startList } from '../../pages/past-trip.ts'
import { namingDialog } from '../../pages/saved-list.ts'
import { addAuthenticator, openEnrollment } from '../../pages/second-step.ts'
import {
  invite,
  openNotices,
  openShareDialog,
  share,
  startConfirmed,
} from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { saveList } from '../../pages/shopping-mode.ts'
import { opened } from '../../pages/visitor.ts'
import { follow } from '../../support/client-navigation.ts'
import { cartWrites, holdBack } from '../../support/network.ts'

// A long name, because cards, headings and dialogs have to fit such names too.
const listName = 'Everything for the summer party'

test('what can be pressed is whole from 320 pixels on, where most is pressed', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const { listId } = await startList(shopper, listName)

  await shopper.browse()
  await everythingFits(page, 'Browse, all products')
  await follow(page, '/browse?diets=low_sodium')
  await shopper.addToCart()
  await everythingFits(page, 'Browse')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = await opened(page.getByRole('dialog', { name: 'Filters' }))
  await everythingFits(page, 'the filters')
  await filters.getByRole('button', { name: 'Clear All' }).click()
  await expect(filters.getByRole('button', { name: /^Show \d\d,/ })).toBeVisible()
  await everythingFits(page, 'the filters, of all products')
  await page.keyboard.press('Escape')
  await shopper.openCart()
  await everythingFits(page, 'the cart')
  await shopper.closeCart()

  await follow(page, '/my-lists')
  await expect(main.getByRole('article', { name: listName })).toBeVisible()
  await everythingFits(page, 'My Lists')
  await follow(page, `/shopping/${listId}`)
  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  await opened(page.getByRole('alertdialog'))
  await everythingFits(page, 'the question that ends a trip')
})

test('what takes the focus comes out from under the bars', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.startSignedIn()
  await shopper.browse('?q=milk')
  const heart = main.getByRole('button', { name: /^Favorite/ }).nth(2)
  await focusAt(heart, 'top')
  await isInSight(heart)
  await focusAt(heart, 'bottom')
  await isInSight(heart)

  await page.goto(`/shopping/${await saveList(shopper, 6)}`)
  const row = main.getByRole('checkbox').nth(3)
  await expect(row).toBeVisible()
  await focusAt(row, 'top')
  await isInSight(row)
  await focusAt(row, 'bottom')
  await isInSight(row)
})

test('nor is anything cut elsewhere: a visitor', { tag: '@long' }, async ({ shopper }) => {
  test.slow()
  const { page } = shopper
  await page.goto('/')
  for (const [path, heading] of [
    ['/', 'Welcome to Clifton Park Market'],
    ['/about', 'About Aisleway'],
    ['/navigation-info', 'Aisle-by-aisle navigation'],
    ['/licenses', 'Licenses'],
    ['/aisle/7', 'Oops! Page not found'],
    ['/auth/forgot', 'Forgot your password?'],
    ['/auth/reset', 'This link no longer works'],
    ['/auth/reset?token=some', 'Choose a new password'],
    ['/auth/verified', 'This link no longer works'],
  ] as const) {
    await stands(shopper, path, heading)
  }
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Login' }).click()
  await everythingFits(page, 'Login')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await everythingFits(page, 'Sign Up')
  await follow(page, '/?fromOnboarding=true')
  const tour = await opened(page.getByRole('dialog'))
  for (let step = 1; step < 6; step++) {
    await everythingFits(page, `the tour, ${step}`)
    await tour.getByRole('button', { name: 'Next' }).click()
  }
  await everythingFits(page, 'the tour, at its end')
})

test('nor for a shopper', { tag: '@long' }, async ({ shopper }) => {
  test.slow()
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/onboarding')
  for (const [index, answer] of ['Monday', '6pm-8pm', 'Yes', /^I browse/].entries()) {
    await expect(page.getByText(`Step ${index + 1} of 4`)).toBeVisible()
    await everythingFits(page, `question ${index + 1}`)
    await page.getByLabel(answer, { exact: true }).check()
    if (index < 2) await page.getByRole('button', { name: 'Next' }).click()
  }
  await everythingFits(page, 'question 4, answered')

  await stands(shopper, '/', 'Welcome to Clifton Park Market')
  await stands(shopper, '/favorites', 'My Favorites')
  await stands(shopper, '/invitations', 'Collaboration Invitations')
  await stands(shopper, '/my-lists', 'My Lists')

  await follow(page, '/browse?q=vanilla+greek+yogurt&diets=protein_smart&sale=1')
  await shopper.addToCart()
  await main
    .getByRole('button', { name: /^Favorite/ })
    .first()
    .click()
  await everythingFits(page, 'results')
  await shopper.cards.first().getByRole('heading').getByRole('button').click()
  await dialogFits(page, 'a product')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await dialogFits(page, 'the drawer')
  await page.setViewportSize({ width: 1440, height: 844 })
  await shopper.openCart()
  await shopper.cart.getByRole('button', { name: 'Save List' }).click()
  const naming = await opened(namingDialog(page))
  await everythingFits(page, 'the name of a list')
  await naming.getByRole('button', { name: 'Save List' }).click()
  await expect(shopper.cart.getByRole('heading', { name: /half the time/ })).toBeVisible()
  await everythingFits(page, 'a saved cart')
  await shopper.closeCart()
  await follow(page, '/favorites')
  await expect(shopper.cards.first()).toBeVisible()
  await everythingFits(page, 'Favorites')

  await follow(page, '/profile')
  for (const name of ['Edit shopping habits', 'Delete my account', 'Change password']) {
    await main.getByRole('button', { name }).click()
    await dialogFits(page, name)
  }
  await everythingFits(page, 'Profile')
  await openEnrollment(page)
  await dialogFits(page, 'an authenticator app')

  await follow(page, '/grocery-list-generation')
  await expect(main.getByRole('form', { name: 'Plan a list' })).toBeVisible()
  await everythingFits(page, 'the generator')
  await main.getByRole('button', { name: 'Generate List' }).click()
  await expect(main.getByRole('button', { name: 'Save as list' })).toBeVisible()
  await everythingFits(page, 'a generated list')
  await main.getByRole('button', { name: 'Save as list' }).click()
  await dialogFits(page, 'the name of a generated list')
})

test('nor in the dialogs about an account', { tag: '@long' }, async ({ shopper }) => {
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

test('nor among lists and trips', { tag: '@long' }, async ({ shopper, browser }) => {
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
  await page.getByRole('menuitem', { name: 'Rename' }).click()
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
  await stands(shopper, '/invitations', 'Collaboration Invitations')
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

mealTest('nor among meals', { tag: '@long' }, async ({ planner }) => {
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

test('nor in Spanish', { tag: '@long' }, async ({ shopper, baseURL }) => {
  test.slow()
  const { page } = shopper
  await shopper.startSignedIn()
  await page.context().addCookies([{ name: 'language', value: 'es', url: baseURL! }])
  const { listId } = await startList(shopper, 'Todo para la fiesta de verano')
  const { tripId } = await shopAList(shopper, 'Cumpleaños')
  const { slug } = await someMeal(page)
  await page.goto('/browse?sale=1')
  await page
    .getByRole('button', { name: /^Agregar: / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Ver carrito, 1 artículo' }).click()
  await dialogFits(page, 'el carrito')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await dialogFits(page, 'los filtros')
  for (const [path, text] of [
    ['/', 'Te damos la bienvenida'],
    ['/browse', 'Explorar productos'],
    ['/meals', 'Planea una comida'],
    [`/meals/${slug}`, 'Agregar al carrito'],
    [`/meals/${slug}/cook`, 'Siguiente'],
    ['/favorites', 'Todavía no tienes favoritos'],
    ['/my-lists', 'Todo para la fiesta de verano'],
    ['/my-lists?tab=completed', 'Gasto total'],
    [`/post-trip-summary/${tripId}`, '¡Muy bien! Terminaste tu compra.'],
    ['/profile', 'Dónde tienes la sesión abierta'],
    ['/grocery-list-generation', 'Presupuesto'],
    ['/onboarding', 'Paso 1 de 4'],
    [`/shopping/${listId}`, 'en la canasta'],
  ] as const) {
    await follow(page, path)
    await expect(page.getByText(text).first(), path).toBeVisible()
    await everythingFits(page, path)
  }
  await page.getByRole('button', { name: 'Terminar la compra' }).click()
  await opened(page.getByRole('alertdialog'))
  await everythingFits(page, 'la pregunta al terminar')
})

async function stands({ page, main }: Shopper, path: string, heading: string) {
  await follow(page, path)
  await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  await everythingFits(page, path)
}

async function dialogFits(page: Page, place: string, name: string | RegExp = '') {
  const modal = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
  const dialog = await opened(modal.last())
  await everythingFits(page, place)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Scrolls the control to this edge of the window and focuses it, as Tab does: the page must bring it into view. */
function focusAt(control: Locator, edge: 'top' | 'bottom') {
  return control.evaluate((element: HTMLElement, at) => {
    element.blur()
    const { top, bottom } = element.getBoundingClientRect()
    const by = at === 'top' ? top : bottom - document.documentElement.clientHeight
    window.scrollBy({ top: by, behavior: 'instant' })
    element.focus()
  }, edge)
}

/** Nothing covers its upper and lower edges. */
function isInSight(control: Locator) {
  const isFree = () =>
    control.evaluate(element => {
      const { left, top, bottom, width } = element.getBoundingClientRect()
      return [top + 2, bottom - 2].every(y =>
        element.contains(document.elementFromPoint(left + width / 2, y)),
      )
    })
  return expect.poll(isFree, { timeout: 3000 }).toBe(true)
}
