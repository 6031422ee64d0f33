import type { Page } from '@playwright/test'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { follow } from '../../support/client-navigation.ts'
import { letThrough } from '../../support/network.ts'

const saving = '**/api/preferences'

const headlines = [
  'Create Your Grocery List in Under 3 Minutes!',
  'Generate Meals Based on Your Preferences!',
  'Shop the Full Store Inventory!',
  'Save Your Lists for Stress-Free Shopping!',
  'Favorite Your Go-To Meals and Items!',
  "You're All Set!",
]

test('a new shopper answers four questions, takes the tour, and home knows the answers', async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.signUp()
  await expect(page).toHaveURL('/onboarding')
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await expect(main).toContainText('We’ll show your next shop on your home screen.')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  await expect(main.getByRole('checkbox')).toHaveCount(7)
  await expect(buttonIn(page, 'Next')).toBeDisabled()
  await choose(page, 'Saturday', 'Monday')
  await buttonIn(page, 'Next').click()

  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main.getByRole('checkbox')).toHaveCount(9)
  await choose(page, '6pm-8pm')
  await page.reload()
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(page.getByLabel('6pm-8pm')).toBeChecked()
  await buttonIn(page, 'Back').click()
  await expect(page.getByLabel('Saturday')).toBeChecked()
  await expect(page.getByLabel('Tuesday')).not.toBeChecked()
  await buttonIn(page, 'Next').click()
  await buttonIn(page, 'Next').click()

  await expect(main.getByRole('heading', { level: 1 })).toContainText('Clifton Park Market')
  await expect(main).toContainText('we’ll call it your store and welcome you back')
  await choose(page, 'Yes')
  await expect(page.getByText('Step 4 of 4')).toBeVisible()
  await choose(page, /^I browse/)
  await buttonIn(page, 'Complete').click()
  await expect(shopper.notices).toContainText('Preferences saved')
  await expect(buttonIn(page, 'Continue now')).toBeVisible()

  const tour = await opened(page.getByRole('dialog'))
  await expect(page).toHaveURL('/')
  for (const [index, headline] of headlines.entries()) {
    await expect(tour.getByRole('heading')).toHaveText(headline)
    await expect(tour.getByRole('img', { name: `Step ${index + 1} of 6` })).toBeVisible()
    const isLast = index === headlines.length - 1
    await buttonIn(tour, isLast ? 'Start Shopping' : 'Next').click()
  }
  await expect(tour).toBeHidden()
  await page.reload()
  await expect(shopper.cards.first()).toBeAttached()
  await expect(tour).toBeHidden()

  await expect(largeCards(shopper)).toHaveText([/^Browse all items/, /^Generate Meals/])
  await expect(main).toContainText(/Next shop(Now|Today|Tomorrow|Saturday|Monday), 6pm-8pm/)
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Welcome back to')
  await expect(main).toContainText('Your store')
})

test('the questions can be skipped, the tour left, and it never comes again @long', async ({
  shopper,
}) => {
  test.skip(shopper.isPhone, 'The same on every screen')
  const { page } = shopper
  await shopper.startWithAccount()

  await test.step('a visitor is asked to sign in before the questions', async () => {
    await page.goto('/onboarding?step=4')
    await expect(shopper.notices).toContainText('Authentication required')
    await shopper.signIn()
    await expect(page).toHaveURL(/\/onboarding/)
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
  })

  await choose(page, 'Monday')
  await buttonIn(page, 'Skip').click()
  const tour = await opened(page.getByRole('dialog', { name: headlines[0] ?? '' }))
  await expect(page).toHaveURL('/')
  await expect(buttonIn(tour, 'Next')).toBeFocused()
  await buttonIn(tour, 'Skip tour').click()
  await expect(tour).toBeHidden()
  expect(await (await page.request.get('/api/preferences')).json()).toBeNull()

  await shopper.signOut()
  await page.goto('/?fromOnboarding=true')
  await expect(page).toHaveURL('/')
  await expect(tour).toBeHidden()
  await page.evaluate(() => localStorage.removeItem('hasSeenFirstTimeTour'))
  await page.goto('/?fromOnboarding=true')
  await expect(tour).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tour).toBeHidden()
})

test('the page first asked for is there after sign-up and the questions', async ({ shopper }) => {
  const { page } = shopper
  await page.goto('/my-lists?tab=completed')
  await expect(page).toHaveURL(/\/auth\?/)
  await shopper.signUp()
  await expect(page).toHaveURL(/\/onboarding\?next=/)
  await choose(page, 'Monday')
  await buttonIn(page, 'Next').click()
  await expect(page).toHaveURL(/step=2/)
  await buttonIn(page, 'Skip').click()
  await expect(page).toHaveURL('/my-lists?tab=completed')

  await test.step('an address cannot lead away from the store', async () => {
    await follow(page, `/onboarding?next=${encodeURIComponent('//evil.test')}`)
    await buttonIn(page, 'Skip').click()
    await expect(page).toHaveURL('/')
  })
})

test('answers that cannot be saved stay, are sent again, and can be changed on Profile @long', async ({
  shopper,
}) => {
  test.skip(shopper.isPhone, 'The same on every screen')
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.route(saving, route => route.fulfill({ status: 500 }))
  await page.goto('/onboarding')
  await choose(page, 'Monday')
  await buttonIn(page, 'Next').click()
  await choose(page, '6am-8am')
  await buttonIn(page, 'Next').click()
  await page.getByLabel('Yes').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('No')).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(buttonIn(page, 'Next')).toBeFocused()
  await page.keyboard.press('Enter')
  await choose(page, /^Full list/)
  await buttonIn(page, 'Complete').click()
  await expect(shopper.notices).toContainText('Error saving preferences')
  await expect(shopper.notices).toContainText(
    'Your preferences could not be saved. Please try again.',
  )
  await expect(page.getByLabel(/^Full list/)).toBeChecked()
  await expect(buttonIn(page, 'Continue without saving')).toBeVisible()

  await letThrough(page, saving)
  await buttonIn(page, 'Complete').click()
  await expect(shopper.notices).toContainText('Preferences saved')
  // Home opens automatically after two seconds.
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await (await page.request.get('/api/preferences')).json()).toEqual({
    shoppingDays: ['monday'],
    shoppingTimes: ['6am-8am'],
    shopsHere: true,
    shoppingStyles: ['full-list'],
  })

  await test.step('they can be changed on Profile, and home follows', async () => {
    await buttonIn(page.getByRole('dialog'), 'Skip tour').click()
    await follow(page, '/profile')
    const habits = main.getByRole('region', { name: 'Shopping habits' })
    await buttonIn(habits, 'Edit shopping habits').click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Edit shopping habits' }))
    for (const option of ['Monday', '6am-8am', /^Full list/]) {
      await dialog.getByLabel(option, { exact: true }).uncheck()
    }
    for (const option of ['Tuesday', 'After 10pm', 'No', /^A few items/]) {
      await dialog.getByLabel(option, { exact: true }).check()
    }
    await buttonIn(dialog, 'Save').click()
    await expect(dialog).toBeHidden()
    await expect(habits).toContainText('Tuesday')
    await expect(habits).toContainText('After 10pm')

    await page.getByRole('link', { name: 'Aisleway, home' }).click()
    await expect(largeCards(shopper)).toHaveText([/^Browse all items/, /^Generate Meals/])
    await expect(main).toContainText(/Next shop.*, after 10pm/)
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Welcome to')
    await expect(main).not.toContainText('Your store')
  })

  await test.step('to a visitor home is as it was, until the sign-in', async () => {
    await shopper.signOut()
    await expect(largeCards(shopper)).toHaveText([/^Generate Meals/, /^Browse all items/])
    await expect(main).not.toContainText('Next shop')
    await shopper.signIn()
    await expect(largeCards(shopper)).toHaveText([/^Browse all items/, /^Generate Meals/])
  })
})

const buttonIn = (where: Pick<Page, 'getByRole'>, name: string) =>
  where.getByRole('button', { name, exact: true })

async function choose(page: Page, ...options: (string | RegExp)[]) {
  for (const option of options) await page.getByLabel(option, { exact: true }).check()
}

/** The two large cards in their order. */
const largeCards = (shopper: Shopper) =>
  shopper.main.getByRole('link', { name: /^(Generate Meals|Browse all items)/ })
