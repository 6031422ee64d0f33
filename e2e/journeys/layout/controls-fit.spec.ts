import { dialogFits, everythingFits, screenFits } from '../../pages/controls-fit.ts'
import { someMeal } from '../../pages/cookbook.ts'
import { shopAList, startList } from '../../pages/past-trip.ts'
import { namingDialog } from '../../pages/saved-list.ts'
import { openEnrollment } from '../../pages/second-step.ts'
import { expect, test } from '../../pages/shopper.ts'
import { opened, setLanguage } from '../../pages/visitor.ts'
import { follow } from '../../support/client-navigation.ts'

// Between two widths, panels would slide in anew.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
  await page.setViewportSize({ width: 390, height: 844 })
  const openFilters = () => page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await openFilters()
  await expect(filters.getByRole('button', { name: /^Show \d\d,/ })).toBeVisible()
  await everythingFits(page, 'the filters, of all products')
  await page.keyboard.press('Escape')

  // Their cards are like those of all products, and few take less time to lay out.
  await shopper.andResultsCome(() =>
    follow(page, '/browse?q=vanilla+greek+yogurt&diets=low_sodium'),
  )
  await shopper.addToCart()
  await everythingFits(page, 'Browse')
  await openFilters()
  await opened(filters)
  await everythingFits(page, 'the filters')
  await page.keyboard.press('Escape')
  await shopper.openCart()
  await everythingFits(page, 'the cart')
  await shopper.closeCart()

  await screenFits(shopper, `/browse?q=${'a'.repeat(200)}`, 'No products match')
  await follow(page, '/my-lists')
  await expect(main.getByRole('article', { name: listName })).toBeVisible()
  await everythingFits(page, 'My Lists')
  await follow(page, `/shopping/${listId}`)
  await page.getByRole('button', { name: 'Complete Shopping Trip' }).click()
  await opened(page.getByRole('alertdialog'))
  await everythingFits(page, 'the question that ends a trip')
})

test('nothing is cut off for a visitor', { tag: '@long' }, async ({ shopper }) => {
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
    await screenFits(shopper, path, heading)
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

test('nothing is cut off for a shopper', { tag: '@long' }, async ({ shopper }) => {
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

  await screenFits(shopper, '/', 'Welcome to Clifton Park Market')
  await screenFits(shopper, '/favorites', 'My Favorites')
  await screenFits(shopper, '/invitations', 'Collaboration Invitations')
  await screenFits(shopper, '/my-lists', 'My Lists')

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

test('nothing is cut off in Spanish', { tag: '@long' }, async ({ shopper }) => {
  test.slow()
  const { page } = shopper
  await shopper.startSignedIn()
  await setLanguage(page, 'es')
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
