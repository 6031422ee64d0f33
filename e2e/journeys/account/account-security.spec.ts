import { addAuthenticator, codeFor, givePassword, openEnrollment } from '../../pages/second-step.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { follow } from '../../support/client-navigation.ts'
import { linkIn, mailTo } from '../../support/mailbox.ts'
import { holdBack, sessionRequests } from '../../support/network.ts'

test.describe('by mail', () => {
  test('an address is confirmed by the link in the mail, and by no other', async ({ shopper }) => {
    const { page } = shopper
    await shopper.startSignedIn()
    const first = linkIn(await mailTo(shopper.account.email, 'Verify your email'))

    await test.step('a link that proves nothing says so, and another one can be sent', async () => {
      await page.goto('/api/auth/confirm-address?token=somebody.something')
      await expect(page.getByText('This link no longer works')).toBeVisible()
      await page.getByRole('button', { name: 'Send another link' }).click()
      await expect(shopper.notices).toContainText(`sent to ${shopper.account.email}`)
    })

    await test.step('the link in the mail after signing up confirms the address', async () => {
      const notice = page.getByRole('region', { name: 'Confirm your email' })
      await follow(page, '/profile')
      await expect(notice).toBeVisible()
      await page.goto(first)
      await expect(page.getByText('Your email is confirmed')).toBeVisible()
      await page.getByRole('link', { name: 'Start Shopping' }).click()
      await follow(page, '/profile')
      await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible()
      await expect(notice).toHaveCount(0)
    })
  })

  test('a new password ends every session, and the old one opens nothing', {
    tag: '@long',
  }, async ({ shopper, browser }) => {
    await shopper.startSignedIn()
    await shopper.page.goto('/profile')
    const elsewhere = await shopper.elsewhere(browser)
    const { page } = elsewhere
    const sendLink = page.getByRole('button', { name: 'Send link' })
    await page.goto('/auth')

    await test.step('who asks for one learns nothing of who has an account', async () => {
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await page.getByLabel('Email').fill('nobody@')
      await sendLink.click()
      await expect(page.getByText('Please enter a valid email address')).toBeVisible()
      await page.getByLabel('Email').fill('nobody@example.com')
      await sendLink.click()
      await expect(page.getByText('If there’s an account for nobody@example.com')).toBeVisible()
      await page.getByRole('button', { name: 'Try another email' }).click()
      await expect(page.getByLabel('Email')).toBeFocused()
      await page.getByRole('link', { name: 'Back to Login' }).click()
    })

    await page.getByLabel('Email').fill(shopper.account.email)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(shopper.account.email)
    await sendLink.click()
    await expect(page.getByText('Check your email')).toBeVisible()

    const link = linkIn(await mailTo(shopper.account.email, 'Choose a new password'))
    await page.goto(link)
    const field = page.getByLabel('New password', { exact: true })
    await field.fill('plums')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(field).toHaveAccessibleDescription(/at least 6 characters/)
    await field.fill('seven plums')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(elsewhere.notices).toContainText('Password saved')

    await shopper.page.reload()
    await expect(shopper.page).toHaveURL(/\/auth/)
    await elsewhere.fillCredentials()
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(elsewhere.notices).toContainText('Login failed')
    shopper.account.password = 'seven plums'
    await elsewhere.signIn()

    await shopper.page.goto(link)
    await shopper.page.getByLabel('New password', { exact: true }).fill('eight plums')
    await shopper.page.getByRole('button', { name: 'Save password' }).click()
    await expect(shopper.page.getByText('This link no longer works')).toBeVisible()
  })
})

test('the second step is asked for in every other browser, and can go when the phone is lost', {
  tag: '@long',
}, async ({ shopper, browser }) => {
  await shopper.startSignedIn()
  await shopper.page.goto('/profile')
  const elsewhere = await shopper.elsewhere(browser)
  const { page } = elsewhere

  await test.step('nothing is left of one that was dismissed before it was answered', async () => {
    const add = shopper.page.getByRole('button', { name: 'Add authenticator app' })
    // The screen reads the account's methods from the same address.
    await expect(add).toBeVisible()
    const release = await holdBack(shopper.page, '**/api/factors')
    await add.click()
    const dialog = await opened(shopper.page.getByRole('dialog', { name: 'Add authenticator app' }))
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    const removed = shopper.page.waitForResponse('**/api/factors/*')
    release()
    expect((await removed).request().method()).toBe('DELETE')
    await add.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('is not there before a code was typed', async () => {
    const dialog = await openEnrollment(shopper.page)
    const code = dialog.getByLabel('Code', { exact: true })
    await code.fill('12')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(code).toHaveAccessibleDescription('Please enter the 6-digit code')
    await code.fill(codeFor('JBSWY3DPEHPK3PXP'))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(code).toHaveAccessibleDescription('That code didn’t work')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await passwordAloneOpens(elsewhere)
  })

  const { secret, recoveryCodes } = await addAuthenticator(shopper)
  const [recoveryCode = '', another = ''] = recoveryCodes
  await mailTo(shopper.account.email, 'A two-step sign-in method was added')

  await test.step('is asked for in every other browser, and a code is good once', async () => {
    await leave(elsewhere)
    await givePassword(elsewhere)
    await isStillOutside(elsewhere)
    const field = page.getByLabel('6-digit code')
    await field.fill(codeFor(secret, -20))
    await expect(field).toHaveAccessibleDescription(/That code didn’t work/)
    await expect(field).toHaveValue('')
    const code = codeFor(secret, 1)
    await field.fill(code)
    await elsewhere.seesToBeSignedIn(true)

    await leave(elsewhere)
    await givePassword(elsewhere)
    await field.fill(code)
    await expect(page.getByText(/That code didn’t work/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })

  await test.step('a recovery code opens once when the phone is lost, and the step can go', async () => {
    await elsewhere.fillCredentials()
    await page.getByRole('button', { name: 'Login' }).click()
    await useRecoveryCode(elsewhere, recoveryCode)
    await elsewhere.seesToBeSignedIn(true)

    await leave(elsewhere)
    await givePassword(elsewhere)
    await useRecoveryCode(elsewhere, recoveryCode)
    await expect(page.getByText(/or was already used/)).toBeVisible()
    await isStillOutside(elsewhere)

    await useRecoveryCode(elsewhere, another)
    await elsewhere.seesToBeSignedIn(true)
    await follow(page, '/profile')
    await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(elsewhere.notices).toContainText('Authenticator app removed')
    await mailTo(shopper.account.email, 'A two-step sign-in method was removed')
    await leave(elsewhere)
    await passwordAloneOpens(elsewhere)
  })
})

test('a texted code can still be typed when another one could not be sent', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startWithAccount()
  await page.clock.install()
  const phone = {
    id: 'phone-factor',
    friendly_name: 'Phone',
    factor_type: 'phone',
    status: 'verified',
    phone: '··· 4711',
    created_at: '2026-11-23T08:00:00.000Z',
  }
  await page.route(sessionRequests, route =>
    route.fulfill({ json: { user: null, challenge: { factors: [phone] } } }),
  )
  const sent = { id: '7f1c3a52-5d0e-4b6f-9a47-0d2b8c6e1f33', type: 'phone', expires_at: 0 }
  const codeRequests = '**/api/factors/*/challenge'
  await page.route(codeRequests, route => route.fulfill({ status: 500, json: {} }))
  await page.route(codeRequests, route => route.fulfill({ json: sent }), { times: 1 })
  await givePassword(shopper)
  await page.getByRole('button', { name: 'Send code' }).click()
  const field = page.getByLabel('6-digit code')
  await field.pressSequentially('123')
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(shopper.notices).toContainText('We couldn’t send the code')
  await expect(field).toHaveValue('123')
})

test('what concerns the account’s safety asks for the password again, and then goes on', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await page.goto('/profile')
  const refuseOnce = () =>
    page.route(
      '/api/factors',
      route =>
        route.fulfill({
          status: 403,
          json: { defined: true, code: 'CONFIRMATION_REQUIRED', status: 403, message: '' },
        }),
      { times: 1 },
    )
  const add = page.getByRole('button', { name: 'Add authenticator app' })
  await add.click()
  const adding = await opened(page.getByRole('dialog', { name: 'Add authenticator app' }))
  const next = adding.getByRole('button', { name: 'Next' })
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })

  await refuseOnce()
  await next.click()
  await opened(question)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(next).toBeEnabled()
  await expect(page.getByText('We couldn’t add this method')).toHaveCount(0)

  // Whoever leaves the screen while it asks can press the button again afterwards.
  await refuseOnce()
  await next.click()
  await opened(question)
  await follow(page, '/favorites')
  await expect(question).toHaveCount(0)
  await follow(page, '/profile')
  await add.click()
  await opened(adding)

  await refuseOnce()
  await next.click()
  await opened(question)
  const password = question.getByLabel('Password', { exact: true })
  await password.fill('not the one')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(password).toHaveAccessibleDescription('That’s not your password')
  await password.fill(shopper.account.password)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toBeHidden()
  await expect(adding.getByRole('img', { name: /QR code/ })).toBeVisible()
})

test('too many wrong passwords are told with how long to wait', async ({ shopper }) => {
  const { page } = shopper
  await shopper.startWithAccount()
  const { email } = shopper.account
  for (let guess = 0; guess < 10; guess++) {
    await page.request.post('/api/auth/sign-in/email', {
      data: { email, password: `guess ${guess}` },
    })
  }
  await page.goto('/auth')
  await shopper.fillCredentials()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(shopper.notices).toContainText('Too many attempts')
  await expect(shopper.notices).toContainText(/Please wait \d+ minutes? and try again/)
})

/** Clears the browser, as if it had never been signed in. */
async function leave({ page }: Shopper) {
  await page.context().clearCookies()
}

/** Calls the API without using the page. */
async function passwordAloneOpens({ page, account: { email, password } }: Shopper) {
  const { request } = page
  expect((await request.get('/api/profile')).status()).toBe(401)
  await request.post('/api/auth/sign-in/email', { data: { email, password } })
  expect((await request.get('/api/profile')).ok()).toBe(true)
}

/** No page that requires a session opens after the password alone. */
async function isStillOutside({ page }: Shopper) {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  expect((await page.request.get('/api/profile')).status()).toBe(401)
}

async function useRecoveryCode({ page }: Shopper, code: string) {
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}
