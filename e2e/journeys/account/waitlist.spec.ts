import type { Page } from '@playwright/test'
import { expect, test } from '../../pages/shopper.ts'
import { holdBack, letThrough } from '../../support/network.ts'

const joining = '**/api/waitlist'

test('a visitor is led to sign in, and has joined then, without another press', {
  tag: '@long',
}, async ({ shopper, browser }) => {
  const { page } = shopper
  await shopper.startWithAccount()
  await page.goto('/navigation-info')
  await page.getByRole('button', { name: 'Sign in to Join Waitlist' }).click()
  await expect(shopper.notices).toContainText('Sign in required')
  await expect(shopper.notices).toContainText('Please sign in to join the waitlist.')
  await expect(page).toHaveURL(/\/auth\?/)
  const asked = page.url()
  // The notice about joining replaces the one about logging in, because it is newer.
  await shopper.fillCredentials()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(shopper.notices).toContainText("You're on the list!")
  await expect(page).toHaveURL('/navigation-info')
  expect(await waits(page)).toBe(true)

  await test.step('an address alone joins nobody', async () => {
    const other = await shopper.another(browser, 'Theo Lane')
    await other.startSignedIn()
    await other.page.goto(asked)
    await expect(other.page).toHaveURL('/navigation-info')
    expect(await waits(other.page)).toBe(false)
    await other.page.context().close()
  })
})

async function waits(page: Page): Promise<boolean> {
  return (await (await page.request.get('/api/waitlist')).json()).isOnWaitlist
}

test('a shopper joins once, and is told so', { tag: '@long' }, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  const release = await holdBack(page, joining)
  await page.goto('/')
  const join = page.getByRole('button', { name: 'Join Waitlist' })
  await join.click()
  await expect(page.getByRole('button', { name: 'Joining...' })).toBeVisible()
  release()
  await expect(shopper.notices).toContainText("You're on the list!")
  await join.click()
  await expect(shopper.notices).toContainText("You're already on our waitlist!")
  await expect(join).toBeEnabled()
})

test('a place that could not be had is told, and can be asked for again', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/')
  await page.route(joining, route => route.abort())
  const join = page.getByRole('button', { name: 'Join Waitlist' })
  await join.click()
  await expect(shopper.notices).toContainText('Error joining waitlist')
  await letThrough(page, joining)
  await join.click()
  await expect(shopper.notices).toContainText("You're on the list!")
})
