import type { Page } from '@playwright/test'
import { expect, Shopper, test } from '../../pages/shopper.ts'
import { people, providerName } from '../../support/addresses.ts'

test('an account elsewhere opens the shop, and then leads to the page first asked for', {
  tag: '@long',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'Mara is new only once')
  const { name: fullName, email } = people.mara
  const mara = new Shopper(page, isMobile, { fullName, email, password: '' })
  const comeBy = async () => {
    await page.goto('/profile')
    await goToProvider(page)
    await page.getByRole('button', { name: `Continue as ${fullName}` }).click()
  }
  await comeBy()
  await expect(page).toHaveURL('/onboarding?next=%2Fprofile')
  // No response still in flight may bring the cookie back.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await comeBy()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName)
  await expect(mara.main).toContainText(`You sign in with ${providerName}`)
  await mara.seesToBeSignedIn(true)
})

test('neither who turns back there is signed in, nor who has a password here', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await test.step('turning back', async () => {
    await page.goto('/auth')
    await goToProvider(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert')).toContainText('Sign-in was canceled.')
  })

  await test.step('an address with a password is not handed over', async () => {
    const { name, email } = people.noor
    // When the other screen size runs, the account already exists.
    await page.request.post('/api/auth/sign-up/email', {
      data: { name, email, password: 'six figs' },
    })
    await page.context().clearCookies()
    await goToProvider(page)
    await page.getByRole('button', { name: `Continue as ${name}` }).click()
    await expect(page.getByRole('alert')).toContainText(
      'You already have an account with this email',
    )
    await expect(page).toHaveURL('/auth?error=account_exists')
    expect(await (await page.request.get('/api/session')).json()).toMatchObject({ user: null })
  })
})

async function goToProvider(page: Page) {
  await page.getByRole('button', { name: `Continue with ${providerName}` }).click()
  await expect(page).toHaveTitle('Sign in')
}
