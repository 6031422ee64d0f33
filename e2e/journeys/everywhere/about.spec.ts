import { expect, test } from '../../pages/shopper.ts'

test('About tells whose prices it shows; what is coming has the waitlist beside it', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/')
  if (shopper.isPhone) {
    const drawer = await shopper.openDrawer()
    await drawer.getByRole('link', { name: 'About' }).click()
  } else {
    await page.getByRole('navigation').getByRole('link', { name: 'About' }).click()
  }
  await expect(page).toHaveURL('/about')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Aisleway')
  await expect(main.getByRole('region', { name: 'Independent' })).toContainText(
    'an independent list tool, not affiliated with any grocery chain',
  )
  const prices = main.getByRole('region', { name: 'Where prices come from' })
  await expect(prices).toContainText(/Prices last updated \w+ \d+, \d{4} at \d+:\d\d [AP]M\./)
  const { pricesUpdatedAt } = await (await page.request.get('/api/config')).json()
  await expect(prices.getByRole('time')).toHaveAttribute('datetime', pricesUpdatedAt)
  await expect(main.getByRole('region', { name: 'Your privacy, in plain words' })).toContainText(
    'download everything we have about you',
  )
  await main.getByRole('link', { name: 'See the licenses' }).click()
  await expect(page).toHaveURL('/licenses')

  await test.step('what is coming', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Aisleway, home' }).click()
    await page.getByRole('region', { name: 'Waitlist' }).getByRole('link').click()
    await expect(page).toHaveURL('/navigation-info')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Aisle-by-aisle navigation')
    await main.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(shopper.notices).toContainText("You're on the list!")
    await main.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})
