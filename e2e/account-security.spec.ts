import { linkIn, mailTo } from './mailbox.ts'
import { addAuthenticator, codeFor, givePassword, openEnrollment } from './second-step.ts'
import { expect, type Shopper, test } from './shopper.ts'

test.describe('by mail', () => {
  test('the link in the mail after signing up confirms the address', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signUp()
    await page.goto('/profile')
    const notice = page.getByRole('region', { name: 'Confirm your e-mail address' })
    await expect(notice).toBeVisible()

    const first = linkIn(await mailTo(shopper.account.email, 'Verify your email address'))
    await page.goto(first)
    await expect(page.getByText('Your email is confirmed')).toBeVisible()
    await page.getByRole('link', { name: 'Start Shopping' }).click()
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test('a link that proves nothing says so, and another one can be sent', async ({ shopper }) => {
    const { page } = shopper
    await shopper.startSignedIn()
    await page.goto('/api/auth/confirm-address?token=somebody.something')
    await expect(page.getByText('This link no longer works')).toBeVisible()
    await page.getByRole('button', { name: 'Send another link' }).click()
    await expect(shopper.notices).toContainText(`sent to ${shopper.account.email}`)
  })

  test('a new password ends every session, and the old one opens nothing', async ({
    shopper,
    browser,
  }) => {
    await shopper.startSignedIn()
    await shopper.page.goto('/profile')
    const elsewhere = await shopper.elsewhere(browser)
    await elsewhere.page.goto('/auth')
    await elsewhere.page.getByLabel('Email').fill(shopper.account.email)
    await elsewhere.page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(elsewhere.page.getByLabel('Email')).toHaveValue(shopper.account.email)
    await elsewhere.page.getByRole('button', { name: 'Send link' }).click()
    await expect(elsewhere.page.getByText('Check your email')).toBeVisible()

    const link = linkIn(await mailTo(shopper.account.email, 'Set a new password'))
    await elsewhere.page.goto(link)
    const field = elsewhere.page.getByLabel('New password', { exact: true })
    await field.fill('plums')
    await elsewhere.page.getByRole('button', { name: 'Save password' }).click()
    await expect(field).toHaveAccessibleDescription(/at least 6 characters/)
    await field.fill('seven plums')
    await elsewhere.page.getByRole('button', { name: 'Save password' }).click()
    await expect(elsewhere.notices).toContainText('Password saved')

    await shopper.page.reload()
    await expect(shopper.page).toHaveURL(/\/auth/)
    await elsewhere.fillCredentials()
    await elsewhere.page.getByRole('button', { name: 'Login' }).click()
    await expect(elsewhere.notices).toContainText('Login failed')
    shopper.account.password = 'seven plums'
    await elsewhere.signIn()

    await shopper.page.goto(link)
    await shopper.page.getByLabel('New password', { exact: true }).fill('eight plums')
    await shopper.page.getByRole('button', { name: 'Save password' }).click()
    await expect(shopper.page.getByText('This link no longer works')).toBeVisible()
  })

  test('who asks for a new password learns nothing of who has an account', async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/auth/forgot')
    await page.getByLabel('Email').fill('nobody@')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await page.getByLabel('Email').fill(shopper.account.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText(`If an account exists for ${shopper.account.email}`)).toBeVisible()
  })
})

test.describe('the second step', () => {
  test.beforeEach(async ({ shopper }) => {
    await shopper.startSignedIn()
    await shopper.page.goto('/profile')
  })

  test('is asked for in every other browser, and a code is good once', async ({
    shopper,
    browser,
  }) => {
    const { secret } = await addAuthenticator(shopper)
    await mailTo(shopper.account.email, 'A second step was added to your sign-in')
    const elsewhere = await shopper.elsewhere(browser)
    await givePassword(elsewhere)
    await isStillOutside(elsewhere)

    const field = elsewhere.page.getByLabel('6-digit code')
    await field.fill(codeFor(secret, -20))
    await expect(field).toHaveAccessibleDescription(/That code is not right/)
    await expect(field).toHaveValue('')
    const code = codeFor(secret, 1)
    await field.fill(code)
    await elsewhere.seesToBeSignedIn(true)

    const third = await shopper.elsewhere(browser)
    await givePassword(third)
    await third.page.getByLabel('6-digit code').fill(code)
    await expect(third.page.getByText(/That code is not right/)).toBeVisible()
    await third.page.getByRole('button', { name: 'Cancel' }).click()
    await expect(third.page.getByRole('button', { name: 'Login' })).toBeVisible()
  })

  test('a recovery code opens once when the phone is lost, and the step can go', async ({
    shopper,
    browser,
  }) => {
    const { recoveryCodes } = await addAuthenticator(shopper)
    const [code = ''] = recoveryCodes
    const elsewhere = await shopper.elsewhere(browser)
    await givePassword(elsewhere)
    await useRecoveryCode(elsewhere, code)
    await elsewhere.seesToBeSignedIn(true)

    const third = await shopper.elsewhere(browser)
    await givePassword(third)
    await useRecoveryCode(third, code)
    await expect(third.page.getByText(/or it was used before/)).toBeVisible()
    await isStillOutside(third)

    const { page } = elsewhere
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(elsewhere.notices).toContainText('Authenticator app removed')
    await mailTo(shopper.account.email, 'A second step was removed from your sign-in')
    await (await shopper.elsewhere(browser)).signIn()
  })

  test('is not there before a code was typed', async ({ shopper, browser }) => {
    const { page } = shopper
    const dialog = await openEnrollment(page)
    const code = dialog.getByLabel('Code', { exact: true })
    await code.fill('12')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(code).toHaveAccessibleDescription('Please enter the 6 digits of the code')
    await code.fill(codeFor('JBSWY3DPEHPK3PXP'))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(code).toHaveAccessibleDescription('This code is not right')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await (await shopper.elsewhere(browser)).signIn()
  })
})

test('too many wrong passwords are told with how long to wait', async ({ shopper, browser }) => {
  await shopper.startWithAccount()
  const { email } = shopper.account
  const guesser = await shopper.elsewhere(browser)
  for (let guess = 0; guess < 10; guess++) {
    await guesser.page.request.post('/api/auth/sign-in/email', {
      data: { email, password: `guess ${guess}` },
    })
  }
  await guesser.page.goto('/auth')
  await guesser.fillCredentials()
  await guesser.page.getByRole('button', { name: 'Login' }).click()
  await expect(guesser.notices).toContainText('Too many attempts')
  await expect(guesser.notices).toContainText(/Please wait \d+ minutes? and try again/)
})

/** No page that needs a session opens after the password alone. */
async function isStillOutside({ page }: Shopper) {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  expect((await page.request.get('/api/profile')).status()).toBe(401)
}

async function useRecoveryCode({ page }: Shopper, code: string) {
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Log in' }).click()
}
