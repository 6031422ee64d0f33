import type { Page } from '@playwright/test'
import { expect, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'

const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const rootSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

async function openDisplay(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Display' }).click()
  return page.getByRole('dialog', { name: 'Display' })
}

test('a visitor chooses a theme and a text size, and the next page comes with them', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.goto('/about')
  const light = await canvas(page)
  const display = await openDisplay(page)
  await display.getByRole('radio', { name: 'Dark' }).check()
  await display.getByRole('radio', { name: 'Larger' }).check()
  await expect.poll(() => canvas(page)).not.toBe(light)
  expect(await rootSize(page)).toBe('20px')
  await isAccessible(page)
  const dark = await canvas(page)

  await test.step('without waiting for a script', async () => {
    const html = await (await page.request.get('/')).text()
    expect(html).toContain('<html data-theme="dark" data-text-size="larger"')
    await page.goto('/')
    expect(await canvas(page)).toBe(dark)
    const barColours = page.locator('meta[name=theme-color][media=all]')
    await expect(barColours).toHaveAttribute('content', '#141C1F')
  })
})

test('a choice on Profile goes with the account to another browser', { tag: '@long' }, async ({
  shopper,
  browser,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change display' }).click()
  const display = page.getByRole('dialog', { name: 'Display' })
  await display.getByRole('radio', { name: 'Dark' }).check()
  await display.getByRole('radio', { name: 'Large', exact: true }).check()
  await display.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('main')).toContainText('Dark, Large')

  const elsewhere = await shopper.elsewhere(browser)
  await elsewhere.signIn()
  await expect(elsewhere.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await rootSize(elsewhere.page)).toBe('18px')
  await elsewhere.page.context().close()
})

test('each price notice has its switch on Profile, which is kept', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/profile')
  const panel = page.getByRole('region', { name: 'Price alerts' })
  const favorites = panel.getByRole('switch', { name: 'A favorite goes on sale' })
  await expect(favorites).toBeChecked()
  const saved = page.waitForResponse(
    response =>
      response.url().endsWith('/api/notices/settings') && response.request().method() === 'PUT',
  )
  await favorites.uncheck()
  await saved
  await page.reload()
  await expect(favorites).not.toBeChecked()
  await expect(panel.getByRole('switch', { name: /in your cart/ })).toBeChecked()
})
