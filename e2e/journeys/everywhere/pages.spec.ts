import type { Page } from '@playwright/test'
import { expect, test } from '../../pages/shopper.ts'
import { follow } from '../../support/client-navigation.ts'

test('home shows the store and what is on sale, and leads to everything', async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/')

  await test.step('the store', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Welcome to Clifton Park Market',
    )
    const store = main.getByRole('region', { name: 'Clifton Park Market' })
    await expect(store).toContainText('Clifton Park, NY 12065')
    await expect(store).toContainText('6 AM to 12 PM')
    await expect(store).toContainText('Open every day')
    for (const [moment, text] of [
      ['2026-11-18T10:59:30Z', 'Closed, opens at 6 AM'],
      ['2026-11-18T23:00:00Z', 'Open until midnight'],
    ] as const) {
      await page.clock.setFixedTime(moment)
      await page.reload()
      await expect(store).toContainText(text)
    }
  })

  await test.step('its banner is narrow below 480 pixels', async () => {
    const coming = page.getByRole('link', { name: /^Aisle-by-aisle/ })
    const join = page.getByRole('button', { name: 'Join Waitlist' })
    const size = page.viewportSize()!
    for (const [width, isBelow] of [
      [480, false],
      [479, true],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      const [link, button] = [(await coming.boundingBox())!, (await join.boundingBox())!]
      expect(button.y > link.y + link.height - 1, `${width}`).toBe(isBelow)
    }
    await page.setViewportSize(size)
  })

  await test.step('what is on sale', async () => {
    const onSale = main.getByRole('region', { name: 'On sale this week' })
    await expect(onSale.getByRole('article')).toHaveCount(12)
    await expect(onSale.getByText('Sale', { exact: true })).toHaveCount(12)
    await expect(onSale.getByRole('button', { name: /^Add to Cart: / })).toHaveCount(12)
    await main.getByRole('link', { name: /^See all [\d,]+$/ }).click()
    await expect(page).toHaveURL('/browse?sale=1')
    await expect(main.getByLabel('On Sale Only')).toBeChecked()
  })

  await test.step('everything; the bar of a desktop marks where one is', async () => {
    await page.goBack()
    const inBar = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Browse Products' })
    if (!shopper.isPhone) await expect(inBar).not.toHaveAttribute('aria-current')
    await main.getByRole('link', { name: /^Browse all items/ }).click()
    await expect(page).toHaveURL('/browse')
    expect(await shopper.resultCount()).toBeGreaterThan(12_000)
    if (!shopper.isPhone) await expect(inBar).toHaveAttribute('aria-current', 'page')
  })
})

test('an address where nothing is leads home; signing in stands on a quiet page', async ({
  shopper,
}) => {
  const { page, main } = shopper
  await page.goto('/aisle/7')
  await expect(main.getByRole('heading')).toHaveText('Oops! Page not found')
  await main.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')

  await test.step('a logo above, the copyright below', async () => {
    const way = shopper.isPhone ? await shopper.openDrawer() : page.getByRole('banner')
    await way.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Aisleway, home' }),
    ).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Aisleway/)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses')
    await expect(page.getByRole('link', { name: 'Noto Emoji' })).toBeVisible()
  })
})

test('the bottom bar of a phone leads on, and steps aside', { tag: '@phone' }, async ({
  shopper,
}) => {
  test.skip(!shopper.isPhone, 'A desktop has its bar at the top')
  const { page } = shopper
  const bar = page.getByRole('navigation', { name: 'Shortcuts', includeHidden: true })
  const place = (name: string) => bar.getByRole('link', { name, exact: true })
  await page.goto('/')

  await test.step('it stands below the page, the cart in it, and marks where one is', async () => {
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Search', 'Meals', 'Lists'])
    await expect(place('Home')).toHaveAttribute('aria-current', 'page')
    await expect(shopper.cartButton).toBeInViewport()
    await expect(bar).toHaveCSS('height', await heightOnRoot(page))
  })

  await test.step('while the page moves down it steps aside, for 600 ms more, and not upwards', async () => {
    // Checked in every frame, because on a busy machine a check from outside may come too late.
    await bar.evaluate(
      element =>
        new Promise<void>(resolve => {
          const look = () =>
            getComputedStyle(element).opacity === '0' ? resolve() : requestAnimationFrame(look)
          window.scrollBy(0, 200)
          look()
        }),
    )
    await expect(bar).toHaveCSS('opacity', '1')
    await page.evaluate(() => window.scrollBy(0, -100))
    await page.waitForTimeout(200)
    await expect(bar).toHaveCSS('opacity', '1')
  })

  await test.step('Search brings the keyboard up, for which the bar makes way', async () => {
    await shopper.startSignedIn()
    await page.reload()
    await place('Search').click()
    await expect(page).toHaveURL('/browse')
    await expect(shopper.searchBox).toBeFocused()
    await expect(bar).toHaveCSS('opacity', '0')
    await shopper.searchBox.blur()
    await expect(bar).toHaveCSS('opacity', '1')
    await expect(place('Search')).toHaveAttribute('aria-current', 'page')
    await place('Search').click()
    await expect(shopper.searchBox).toBeFocused()
    await shopper.searchBox.blur()
  })

  await test.step('it makes way for what is modal, and is not where one is to do one thing', async () => {
    await shopper.openCart()
    await expect(bar).toHaveCSS('opacity', '0')
    await shopper.closeCart()
    await expect(bar).toHaveCSS('opacity', '1')
    await place('Lists').click()
    await expect(page).toHaveURL('/my-lists')
    await follow(page, '/onboarding')
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    expect(await heightOnRoot(page)).toBe('0px')
  })
})

test('the drawer of a phone holds every way', { tag: ['@phone', '@long'] }, async ({ shopper }) => {
  test.skip(!shopper.isPhone, 'A desktop has them in its bar')
  const { page } = shopper
  await page.goto('/')

  await test.step("a visitor's drawer", async () => {
    const drawer = await shopper.openDrawer()
    await expect(drawer.getByRole('link')).toHaveText([
      'Meal Generation',
      'Plan',
      'Browse Products',
      'Favorites',
      'My Lists',
      'About',
      'Sign In',
    ])
    await expect(drawer.getByRole('button', { name: 'View Cart' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  })

  await test.step("a shopper's, which marks where one is", async () => {
    await shopper.startSignedIn()
    await shopper.browse()
    const drawer = await shopper.openDrawer()
    const browse = drawer.getByRole('link', { name: 'Browse Products' })
    await expect(browse).toHaveAttribute('aria-current', 'page')
    await expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })
})

/** The height as the rest of the page reads it. */
function heightOnRoot(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.height = 'var(--bottom-bar)'
    const { height } = getComputedStyle(probe)
    probe.remove()
    return height
  })
}
