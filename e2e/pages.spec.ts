import { expect, test } from './shopper.ts'

test('home shows the store, the way to the shelves, and what is on sale', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await page.goto('/')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome to Clifton Park Market')
  const store = main.getByRole('region', { name: 'Clifton Park Market' })
  await expect(store).toContainText('Clifton Park, NY 12065')
  await expect(store).toContainText('6 AM to 12 PM')
  await expect(store).toContainText('Open every day')

  const onSale = main.getByRole('region', { name: 'On sale this week' })
  await expect(onSale.getByRole('article')).toHaveCount(12)
  await expect(onSale.getByText('Sale', { exact: true })).toHaveCount(12)
  await expect(onSale.getByRole('button', { name: /^Add .+ to cart$/ })).toHaveCount(12)
})

test('home leads to everything, and to everything on sale', { tag: '@phone' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/')
  await main.getByRole('link', { name: /^See all [\d,]+$/ }).click()
  await expect(page).toHaveURL('/browse?sale=1')
  await expect(main.getByLabel('On Sale Only')).toBeChecked()
  await page.goBack()
  await main.getByRole('link', { name: /^Browse all items/ }).click()
  await expect(page).toHaveURL('/browse')
  expect(await shopper.resultCount()).toBeGreaterThan(12_000)
})

test('an address where nothing is says so and leads home', async ({ shopper }) => {
  const { page, main } = shopper
  await page.goto('/aisle/7')
  await expect(main.getByRole('heading')).toHaveText('Oops! Page not found')
  await main.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('signing in stands on a quiet page: a logo above, the copyright below', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.goto('/auth')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Aisleway, home' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Aisleway/)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses')
  await expect(page.getByRole('link', { name: 'Noto Emoji' })).toBeVisible()
})

test('the navigation of a desktop marks where one is', async ({ shopper }) => {
  test.skip(shopper.isPhone, 'A phone has the drawer')
  await shopper.startSignedIn()
  await shopper.page.goto('/')
  const link = shopper.page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Browse Products' })
  await expect(link).not.toHaveAttribute('aria-current')
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
})

test('the drawer of a phone holds every way, and marks where one is', { tag: '@phone' }, async ({
  shopper,
}) => {
  test.skip(!shopper.isPhone, 'A desktop has no drawer')
  await shopper.page.goto('/')
  const visitors = await shopper.openDrawer()
  await expect(visitors.getByRole('link')).toHaveText([
    'Meal Generation',
    'Browse Products',
    'Favorites',
    'My Lists',
    'About',
    'Sign In',
  ])
  await expect(visitors.getByRole('button', { name: 'View Cart' })).toBeVisible()
  await expect(visitors.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)

  await shopper.startSignedIn()
  await shopper.browse()
  const drawer = await shopper.openDrawer()
  const browse = drawer.getByRole('link', { name: 'Browse Products' })
  await expect(browse).toHaveAttribute('aria-current', 'page')
  await expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  await shopper.page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(shopper.page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the floating button of a phone steps aside while the page moves', { tag: '@phone' }, async ({
  shopper,
}) => {
  test.skip(!shopper.isPhone, 'A desktop has no floating button')
  await shopper.page.goto('/')
  await expect(shopper.cartButton).toBeInViewport()
  await shopper.page.evaluate(() => window.scrollBy(0, 200))
  const place = shopper.page.locator('div', { has: shopper.cartButton }).last()
  await expect(place).toHaveCSS('opacity', '0')
  await expect(place).toHaveCSS('opacity', '1')
})
