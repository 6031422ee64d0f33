import type { Page } from '@playwright/test'
import { someMeal } from '../../pages/cookbook.ts'
import { test as mealTest } from '../../pages/meal-planner.ts'
import { startList } from '../../pages/past-trip.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import {
  hasComeToRest,
  hasMoreContrast,
  isAccessible,
  toastsAreAccessible,
} from '../../support/axe.ts'
import { follow } from '../../support/client-navigation.ts'
import { holdBack } from '../../support/network.ts'

test('axe finds nothing on the pages of a visitor, and none is wider than its window', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.goto('/')
  for (const [path, heading] of [
    ['/', 'Welcome to Clifton Park Market'],
    ['/aisle/7', 'Oops! Page not found'],
    ['/licenses', 'Licenses'],
    ['/about', 'About Aisleway'],
    ['/navigation-info', 'Aisle-by-aisle navigation'],
  ] as const) {
    await comesTo(shopper, path, heading)
    await isSound(page)
  }
  await test.step('the tour', async () => {
    await follow(page, '/?fromOnboarding=true')
    await opened(page.getByRole('dialog'))
    await isAccessible(page)
  })
})

test('nor where somebody signs in, nor where mails lead to', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await test.step('the chosen tab is seen at once where the system forces its own colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/auth')
    const background = (name: string) =>
      page.getByRole('tab', { name }).evaluate(tab => getComputedStyle(tab).backgroundColor)
    expect(await background('Login')).not.toBe(await background('Sign Up'))
    await page.emulateMedia({ forcedColors: 'none' })
  })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await isSound(page)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please enter your full name')).toBeVisible()
  await isSound(page)
  for (const [path, heading] of [
    ['/auth/forgot', 'Forgot your password?'],
    ['/auth/reset', 'This link no longer works'],
    ['/auth/reset?token=some', 'Choose a new password'],
    ['/auth/verified', 'This link no longer works'],
  ] as const) {
    await comesTo(shopper, path, heading)
    await isSound(page)
  }
})

test('axe finds nothing on the pages of a shopper, nor among the questions', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/favorites')
  await expect(main.getByRole('heading', { name: 'My Favorites' })).toBeVisible()
  await isSound(page)
  await comesTo(shopper, '/invitations', 'Collaboration Invitations')
  await isSound(page)
  await comesTo(shopper, '/profile', shopper.account.fullName)
  await test.step('text where the system asks for more contrast', async () => {
    for (const path of ['/', '/browse?sale=1', '/my-lists', '/grocery-list-generation']) {
      await follow(page, path)
      await expect(main.getByRole('heading').first()).toBeVisible()
      await hasMoreContrast(page)
    }
    await comesTo(shopper, '/profile', shopper.account.fullName)
    await hasMoreContrast(page)
  })
  const habits = main.getByRole('button', { name: 'Edit shopping habits' })
  await expect(habits).toBeVisible()
  await isSound(page)

  await test.step('the habits, changed on Profile', async () => {
    await habits.click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Edit shopping habits' }))
    await dialog.getByLabel('Saturday').check()
    await isAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the four questions', async () => {
    await follow(page, '/onboarding')
    for (const [index, answer] of ['Monday', '6pm-8pm', 'Yes', /^I browse/].entries()) {
      await expect(page.getByText(`Step ${index + 1} of 4`)).toBeVisible()
      await page.getByLabel(answer, { exact: true }).check({ trial: true })
      await isSound(page)
      await page.getByLabel(answer, { exact: true }).check()
      // The third question advances automatically.
      if (index < 2) await page.getByRole('button', { name: 'Next' }).click()
    }
  })
})

test('axe finds nothing on the pages of what is no longer there', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  const none = '00000000-0000-4000-8000-000000000000'
  await shopper.startSignedIn()
  for (const path of [
    `/lists/${none}`,
    `/plan/${none}`,
    `/shopping/${none}`,
    `/post-trip-summary/${none}`,
    '/meals/none',
    '/meals/none/cook',
    '/products/none',
    `/recipes/${none}/edit`,
    `/join/${none}`,
  ]) {
    await test.step(path, async () => {
      // A link would leave the heading of the path before until this one has loaded.
      await page.goto(path)
      await expect(
        main.getByRole('heading', { name: /not found|isn’t in|can’t find/i }),
      ).toBeVisible()
      await isAccessible(page)
    })
  }
})

test('axe finds nothing in Browse, a product, the cart, and the menus @long', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  // The bar is at its widest when it shows the numbers of lists and of products in the cart.
  await startList(shopper, 'Weekend')
  await shopper.browse('?q=zzzxqj&diets=low_sodium')
  await isSound(page)
  await shopper.openCart()
  await expect(shopper.cart.getByText('Your cart is empty')).toBeVisible()
  await isAccessible(page)
  await shopper.closeCart()
  await menus(shopper)

  await follow(page, '/browse?q=vanilla+greek+yogurt&diets=protein_smart&sale=1')
  await shopper.addToCart()
  await expect(shopper.notices).toContainText('Added to cart')
  await toastsAreAccessible(page)
  await isSound(page)
  await shopper.openCart()
  await isAccessible(page)
  await shopper.closeCart()
  await shopper.cards.first().getByRole('heading').getByRole('button').click()
  await opened(page.getByRole('dialog'))
  await isAccessible(page)
})

mealTest(
  'axe finds nothing while meals are generated, nor among them @long',
  async ({ planner }) => {
    const { page } = planner
    await page.goto('/meals')
    await expect(planner.form).toBeVisible()
    await isSound(page)
    const release = await holdBack(page, '**/api/meals/generate*')
    await planner.criteriaFor({ type: 'Dinner', budget: '0.5' })
    await planner.generate()
    await expect(planner.form.getByLabel('Budget')).toBeFocused()
    await isAccessible(page)
    await planner.criteriaFor({ budget: '' })
    await planner.generate()
    await expect(planner.panel).toBeVisible()
    await isAccessible(page)
    release()
    await expect(planner.panel).toBeHidden()
    await expect(planner.cards).toHaveCount(5)
    await isSound(page)
    await follow(page, '/meals?type=dinner&seed=7&meal=1')
    await expect(planner.addMeal).toBeVisible()
    await fitsItsWindow(page)
    await follow(page, '/meals?type=dinner&calories=1&seed=7')
    await expect(planner.main).toContainText('No meals found')
    await isAccessible(page)
  },
)

mealTest('nor in a meal, nor where it is swapped, cooked or broken @long', async ({ planner }) => {
  const { page, main } = planner
  const meal = await someMeal(page)
  await planner.openMeal(meal.slug)
  await planner.includePantry.check()
  for (const tab of ['Recipe', 'Nutrition', 'Ingredients']) {
    await main.getByRole('tab', { name: tab }).click()
    await isAccessible(page)
  }
  await main
    .getByRole('button', { name: /^Swap / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).not.toHaveText(/Loading/)
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await follow(page, `/meals/${meal.slug}/cook`)
  await expect(page.getByText('Step 1 of')).toBeVisible()
  await isAccessible(page)
  await page.route(`**/api/meals/${meal.slug}`, route =>
    route.fulfill({ json: { ...meal, ingredients: null } }),
  )
  await planner.openMeal(meal.slug)
  await expect(main.getByRole('note')).toBeVisible()
  await isAccessible(page)
})

async function menus(shopper: Shopper) {
  const { page } = shopper
  if (!shopper.isPhone) {
    await shopper.openUserMenu()
    await isAccessible(page)
    return page.keyboard.press('Escape')
  }
  const filters = await shopper.openFilters()
  await isAccessible(page)
  // These are the page's landmarks, even while it is hidden behind a sheet.
  await expect(filters.getByRole('banner').or(filters.getByRole('contentinfo'))).toHaveCount(0)
  await shopper.closeFilters()
  await shopper.openDrawer()
  await isAccessible(page)
  await page.keyboard.press('Escape')
}

async function comesTo({ page, main }: Shopper, path: string, heading: string) {
  await follow(page, path)
  await expect(main.getByRole('heading', { name: heading })).toBeVisible()
}

async function isSound(page: Page) {
  await isAccessible(page)
  await fitsItsWindow(page)
}

/** The smallest supported width, a phone, and the widths at which each layout starts and has the least space. */
const widths = [320, 390, 651, 768, 1024, 1440]

async function fitsItsWindow(page: Page) {
  const size = page.viewportSize()!
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await hasComeToRest(page)
    // The page is laid out anew a moment after its window has another size.
    const excess = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect.poll(excess, { message: `${page.url()} at ${width}` }).toBe(0)
  }
  await page.setViewportSize(size)
}
