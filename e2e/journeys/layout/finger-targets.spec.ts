import { utcDay } from '@aisleway/core/days'
import { slotItemId } from '@aisleway/core/plan/plan-ids'
import type { Page } from '@playwright/test'
import { someMeal } from '../../pages/cookbook.ts'
import { test as mealTest } from '../../pages/meal-planner.ts'
import { makePlan } from '../../pages/planned-week.ts'
import { makeList, openShareDialog, share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { hasComeToRest } from '../../support/axe.ts'
import { follow } from '../../support/client-navigation.ts'

test('whatever a finger aims at is at least 44 pixels', { tag: '@phone' }, async ({ shopper }) => {
  test.skip(!shopper.isPhone, 'A mouse aims better')
  const { page, main } = shopper
  await page.goto('/')
  for (const [path, heading] of [
    ['/', 'Welcome to Clifton Park Market'],
    ['/aisle/7', 'Oops! Page not found'],
    ['/about', 'About Aisleway'],
    ['/licenses', 'Licenses'],
    ['/navigation-info', 'Aisle-by-aisle navigation'],
    ['/departments/dairy-eggs', 'All Dairy & Eggs'],
    ['/auth', 'Login or Sign Up'],
    ['/auth/forgot', 'Forgot your password?'],
    ['/auth/reset', 'This link no longer works'],
    ['/auth/reset?token=some', 'Choose a new password'],
    ['/auth/verified', 'This link no longer works'],
  ] as const) {
    await follow(page, path)
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
    expect(await smallTargets(page), path).toEqual([])
  }
  await shopper.startSignedIn()
  await page.goto('/onboarding')
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  expect(await smallTargets(page), 'the questions').toEqual([])
  await follow(page, '/browse?diets=heart_smart,low_sodium&departments=produce')
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
  await shopper.cards.first().getByRole('heading').getByRole('button').click()
  await opened(page.getByRole('dialog'))
  expect(await smallTargets(page), 'a product').toEqual([])
})

mealTest('nor is it less among meals', { tag: ['@phone', '@long'] }, async ({ planner }) => {
  test.skip(!planner.isPhone, 'A mouse aims better')
  const { page } = planner
  const { slug, name } = await someMeal(page)
  await page.goto('/meals')
  await expect(planner.form).toBeVisible()
  expect(await smallTargets(page), 'the form').toEqual([])
  await follow(page, '/meals?type=dinner&seed=7')
  await expect(planner.cards).toHaveCount(5)
  expect(await smallTargets(page), 'the meals').toEqual([])
  await follow(page, `/meals/${slug}`)
  await planner.includePantry.check()
  expect(await smallTargets(page), 'a meal').toEqual([])
  await follow(page, `/meals/${slug}/cook`)
  await expect(page.getByText('Step 1 of')).toBeVisible()
  expect(await smallTargets(page), 'cooking').toEqual([])
  const today = utcDay(new Date())
  const planId = await makePlan(planner, { firstDay: today, days: 1 }, [
    {
      itemId: slotItemId(`${today}-dinner`),
      kind: 'slot',
      slot: { kind: 'meal', slug, isLocked: true },
    },
  ])
  await follow(page, `/plan/${planId}`)
  await expect(planner.main.getByRole('link', { name })).toBeVisible()
  expect(await smallTargets(page), 'a plan').toEqual([])
})

test('nor is it less among lists and on Profile', { tag: ['@phone', '@long'] }, async ({
  shopper,
  browser,
}) => {
  test.skip(!shopper.isPhone, 'A mouse aims better')
  const { page, main } = shopper
  const kim = await startConfirmed(await shopper.another(browser, 'Kim Lee'))
  await shopper.startSignedIn()
  const listId = await makeList(shopper, 'Party', { Bakery: ['Rye', 'Bagel'], Frozen: ['Peas'] })
  await share(shopper, listId, kim, 'view')
  await makePlan(shopper, { days: 1 })
  await page.goto('/my-lists')
  await expect(main.getByRole('article')).toHaveCount(2)
  expect(await smallTargets(page), 'the cards').toEqual([])
  await expect((await openShareDialog(shopper, 'Party')).getByText('Kim Lee')).toBeVisible()
  expect(await smallTargets(page), 'sharing').toEqual([])
  await page.keyboard.press('Escape')
  for (const [path, shown] of [
    [`/lists/${listId}`, main.getByText('Rye')],
    [`/shopping/${listId}`, main.getByText('Rye')],
    ['/profile', main.getByRole('link', { name: '2 Saved Lists' })],
    ['/favorites', main.getByRole('heading', { level: 1 })],
    ['/pantry', main.getByRole('heading', { level: 1 })],
    ['/cookbook', main.getByRole('heading', { level: 1 })],
    ['/grocery-list-generation', main.getByRole('heading', { level: 1 })],
  ] as const) {
    await follow(page, path)
    await expect(shown).toBeVisible()
    expect(await smallTargets(page), path).toEqual([])
  }
})

/**
 * Finds controls that do not respond 22 pixels from their centre in each of the four directions. It hit-tests the
 * page, because many controls are larger than they look, thanks to their label or padding. The link in the last line
 * of /auth is in running text, where 44 pixels are not required.
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
        // The skip link is visible only when it has keyboard focus.
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
