import type { Page } from '@playwright/test'
import { hasComeToRest, isAccessible, toastsAreAccessible } from './axe.ts'
import { someMeal } from './cookbook.ts'
import { MealPlanner } from './meal-planner.ts'
import { holdBack } from './network.ts'
import { expect, type Shopper, test } from './shopper.ts'

const mailPages = ['/auth/forgot', '/auth/reset', '/auth/reset?token=some', '/auth/verified']
const aboutPages = ['/about', '/navigation-info']
const ownPages = ['/profile', '/favorites', '/meals', '/onboarding', '/invitations']
const drawnMeals = ['/meals?type=dinner&seed=7', '/meals?type=dinner&seed=7&meal=1']

test('axe finds nothing on the pages of a visitor', async ({ shopper }) => {
  const { page } = shopper
  await page.goto('/')
  await isAccessible(page)
  await page.goto('/aisle/7')
  await isAccessible(page)
  await page.goto('/licenses')
  await isAccessible(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await isAccessible(page)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please enter your full name')).toBeVisible()
  await isAccessible(page)
})

test('axe finds nothing on the pages about the app, nor in the tour', async ({ shopper }) => {
  const { page } = shopper
  for (const path of aboutPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isAccessible(page)
  }
  await page.goto('/?fromOnboarding=true')
  await expect(page.getByRole('dialog')).toBeVisible()
  await isAccessible(page)
})

test('axe finds nothing on the pages that mails lead to', async ({ shopper }) => {
  const { page } = shopper
  for (const path of mailPages) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await isAccessible(page)
  }
})

test('axe finds nothing on the pages of a shopper', async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  for (const path of ownPages) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await isAccessible(page)
  }
})

test('axe finds nothing in Browse, a product, and the cart', async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  const yogurts = '?q=greek+yogurt&diets=protein_smart&sale=1'
  await shopper.browse(yogurts)
  await shopper.openCart()
  await expect(shopper.cart.getByText('Your cart is empty')).toBeVisible()
  await isAccessible(page)
  await shopper.closeCart()
  await shopper.addToCart()
  await expect(shopper.notices).toContainText('Added to cart')
  await toastsAreAccessible(page)
  await isAccessible(page)
  await shopper.openCart()
  await isAccessible(page)
  await shopper.closeCart()
  await openFirstProduct(shopper)
  await isAccessible(page)
})

test('axe finds nothing in the menus', async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await shopper.browse('?q=zzzxqj&diets=low_sodium')
  await isAccessible(page)
  if (!shopper.isPhone) {
    await shopper.openUserMenu()
    return isAccessible(page)
  }
  await shopper.openFilters()
  await isAccessible(page)
  await shopper.closeFilters()
  await shopper.openDrawer()
  await isAccessible(page)
})

test('axe finds nothing while meals are generated, nor among them', async ({ page, isMobile }) => {
  const planner = await signedInPlanner(page, isMobile)
  await page.goto('/meals')
  await expect(planner.form).toBeVisible()
  await isAccessible(page)
  const release = await holdBack(page, '**/api/meals/generate*')
  await planner.wishFor({ type: 'Dinner', budget: '0.5' })
  await planner.generate()
  await expect(planner.form.getByLabel('Budget')).toBeFocused()
  await isAccessible(page)
  await planner.wishFor({ budget: '' })
  await planner.generate()
  await expect(planner.panel).toBeVisible()
  await isAccessible(page)
  release()
  await page.goto('/meals?type=dinner&seed=7')
  await expect(planner.cards).toHaveCount(5)
  await isAccessible(page)
  await page.goto('/meals?type=dinner&calories=1&seed=7')
  await expect(planner.main).toContainText('No meals found')
  await isAccessible(page)
})

test('axe finds nothing in a meal', async ({ page, isMobile }) => {
  const planner = await signedInPlanner(page, isMobile)
  const meal = await someMeal(page)
  await planner.openMeal(meal.slug)
  await planner.includePantry.check()
  await isAccessible(page)
  for (const tab of ['Recipe', 'Nutrition', 'Ingredients']) {
    await planner.main.getByRole('tab', { name: tab }).click()
    await isAccessible(page)
  }
})

test('axe finds nothing where a meal is swapped, cooked or broken', async ({ page, isMobile }) => {
  const planner = await signedInPlanner(page, isMobile)
  const meal = await someMeal(page)
  await planner.openMeal(meal.slug)
  await planner.main
    .getByRole('button', { name: /^Swap / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).not.toHaveText(/Loading/)
  await isAccessible(page)
  await page.goto(`/meals/${meal.slug}/cook`)
  await expect(page.getByText('Step 1 of')).toBeVisible()
  await isAccessible(page)
  await page.route(`**/api/meals/${meal.slug}`, route =>
    route.fulfill({ json: { ...meal, ingredients: null } }),
  )
  await planner.openMeal(meal.slug)
  await expect(planner.main.getByRole('note')).toBeVisible()
  await isAccessible(page)
})

test('no page is wider than its window', async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  const paths = ['/', '/browse?q=yogurt&diets=low_sodium', '/auth', '/licenses', '/aisle/7']
  for (const path of [...paths, ...aboutPages, ...mailPages, ...ownPages, ...drawnMeals]) {
    await page.goto(path)
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.waitForLoadState('networkidle')
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, `${path} at ${width}`).toBe(0)
    }
  }
})

test('whatever a finger aims at is at least 44 pixels', { tag: '@phone' }, async ({ shopper }) => {
  test.skip(!shopper.isPhone, 'A mouse aims better')
  const { page } = shopper
  for (const path of ['/', '/auth', '/aisle/7', ...aboutPages, ...mailPages]) {
    await page.goto(path)
    expect(await smallTargets(page), path).toEqual([])
  }
  await shopper.startSignedIn()
  await page.goto('/onboarding')
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  expect(await smallTargets(page), 'the questions').toEqual([])
  await shopper.browse('?diets=heart_smart,low_sodium&departments=produce')
  await shopper.addToCart()
  expect(await smallTargets(page), '/browse').toEqual([])
  await shopper.openFilters()
  expect(await smallTargets(page), 'the filters').toEqual([])
  await shopper.closeFilters()
  await shopper.openCart()
  expect(await smallTargets(page), 'the cart').toEqual([])
  await shopper.closeCart()
  await shopper.openDrawer()
  expect(await smallTargets(page), 'the drawer').toEqual([])
  await page.keyboard.press('Escape')
  await openFirstProduct(shopper)
  expect(await smallTargets(page), 'a product').toEqual([])
})

test('nor is it less among meals', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A mouse aims better')
  const planner = await signedInPlanner(page, isMobile)
  const { slug } = await someMeal(page)
  await page.goto('/meals')
  await expect(planner.form).toBeVisible()
  expect(await smallTargets(page), 'the form').toEqual([])
  await page.goto('/meals?type=dinner&seed=7')
  await expect(planner.cards).toHaveCount(5)
  expect(await smallTargets(page), 'the meals').toEqual([])
  await planner.openMeal(slug)
  await planner.includePantry.check()
  expect(await smallTargets(page), 'a meal').toEqual([])
  await page.goto(`/meals/${slug}/cook`)
  await expect(page.getByText('Step 1 of')).toBeVisible()
  expect(await smallTargets(page), 'cooking').toEqual([])
})

async function signedInPlanner(page: Page, isPhone: boolean): Promise<MealPlanner> {
  const planner = new MealPlanner(page, isPhone)
  await planner.startSignedIn()
  return planner
}

async function openFirstProduct(shopper: Shopper) {
  await shopper.cards.first().getByRole('heading').getByRole('button').click()
  await expect(shopper.page.getByRole('dialog')).toBeVisible()
}

/**
 * Controls that do not answer 22 pixels from their middle, up, down, left and right. Asked of the
 * page itself: many are larger than they look, by their label or by what lies around them. The link
 * in the last line of /auth stands in running text, where 44 pixels are not asked for.
 */
async function smallTargets(page: Page): Promise<string[]> {
  await hasComeToRest(page)
  return page.evaluate(() => {
    const reach = 21.5
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
    return controls.filter(isInUse).filter(isSmall).map(nameOf)

    function isInUse(control: HTMLElement) {
      const { width, height } = control.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[aria-hidden=true], [inert], footer span, footer p, footer > a') &&
        control.tabIndex >= 0 &&
        // The link that shows itself only to the keyboard.
        getComputedStyle(control).clipPath === 'none'
      )
    }
    function isSmall(control: HTMLElement) {
      const target = control.closest('label') ?? control
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      if (width >= 44 && height >= 44) return false
      const [x, y] = [left + width / 2, top + height / 2]
      const around = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const
      return !around.every(([atX, atY]) => target.contains(document.elementFromPoint(atX, atY)))
    }
    function nameOf(control: HTMLElement) {
      const { width, height } = control.getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent
      return `${name} (${width} × ${height})`
    }
  })
}
