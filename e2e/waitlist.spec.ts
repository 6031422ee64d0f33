import { holdBack } from './network.ts'
import { expect, test } from './shopper.ts'

const joining = '**/api/waitlist'

test('a visitor is led to sign in', { tag: '@long' }, async ({ shopper }) => {
  await shopper.page.goto('/')
  await shopper.page.getByRole('button', { name: 'Sign in to Join Waitlist' }).click()
  await expect(shopper.notices).toContainText('Sign in required')
  await expect(shopper.notices).toContainText('Please sign in to join the waitlist.')
  await expect(shopper.page).toHaveURL('/auth')
})

test('a shopper joins once, and is told so', async ({ shopper }) => {
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
  await page.unroute(joining)
  await join.click()
  await expect(shopper.notices).toContainText("You're on the list!")
})
