import type { Page } from '@playwright/test'
import { expect, test } from '../../pages/shopper.ts'
import { follow } from '../../support/client-navigation.ts'
import { holdBack, sessionRequests } from '../../support/network.ts'

const login = '**/api/auth/sign-in/email'
const signUp = '**/api/auth/sign-up/email'

test('a visitor signs in first and then comes to the page first asked for', async ({ shopper }) => {
  const { page } = shopper
  await shopper.startWithAccount()
  const tab = await shopper.inNewTab()
  await tab.page.goto('/')
  await tab.seesToBeSignedIn(false)
  const wanted = '/browse?q=milk&departments=dairy-eggs&sort=price-low&page=2'
  await page.goto(wanted)
  await expect(shopper.notices).toContainText('Authentication required')
  await expect(shopper.notices).toContainText('Please login to access this page')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await shopper.signIn()
  await expect(page).toHaveURL(wanted)
  await expect(shopper.cards.first()).toBeVisible()

  await test.step('an open tab follows when another one signs in or out', async () => {
    await tab.seesToBeSignedIn(true)
    await shopper.signOut()
    await tab.seesToBeSignedIn(false)
  })

  await test.step('an address cannot lead away from the store', async () => {
    await follow(page, `/auth?next=${encodeURIComponent('//evil.test')}`)
    await shopper.signIn()
    await expect(page).toHaveURL('/')
  })

  await test.step('a failed sign-out keeps the shopper signed in and says so', async () => {
    await page.route('**/api/auth/sign-out', route => route.abort())
    await shopper.askToSignOut()
    await expect(shopper.notices).toContainText('Failed to sign out')
    await shopper.seesToBeSignedIn(true)
  })
})

test('signing out on a screen of the account asks for nothing more and leads home', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const refused: string[] = []
  const visited: string[] = []
  page.on('response', response => {
    if (response.status() === 401) refused.push(response.url())
  })
  page.on('framenavigated', frame => visited.push(new URL(frame.url()).pathname))
  await page.goto('/my-lists')
  await expect(main.getByText('No saved lists yet')).toBeVisible()
  await shopper.signOut()
  await shopper.seesToBeSignedIn(false)
  expect(refused).toEqual([])
  expect(visited.at(-1)).toBe('/')
  expect(visited).not.toContain('/auth')
})

test('what could be undone before signing out is no longer offered', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, notices } = shopper
  await shopper.startSignedIn()
  await shopper.browse()
  await shopper.addToCart()
  const cart = await shopper.openCart()
  await cart.getByRole('button', { name: 'Clear Cart' }).click()
  await shopper.closeCart()
  await shopper.signOut()
  await expect(notices.getByText('Signed out')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 1000 })
})

test('on a phone one signs in and out by the drawer', { tag: '@phone' }, async ({ shopper }) => {
  test.skip(!shopper.isPhone, 'A desktop has a bar for it')
  await shopper.startWithAccount()
  await shopper.page.goto('/')
  await (await shopper.openDrawer()).getByRole('link', { name: 'Sign In' }).click()
  await expect(shopper.page).toHaveURL(/\/auth/)
  await shopper.signIn()
  await shopper.seesToBeSignedIn(true)
  await shopper.signOut()
  await shopper.seesToBeSignedIn(false)
})

test('the form says what is wrong, shows the password, and signs up once', async ({ shopper }) => {
  const { page } = shopper
  const password = page.getByLabel('Password', { exact: true })
  await page.goto('/auth')

  await test.step('can show the password', async () => {
    await password.fill('six plums')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  await test.step('says what is wrong on submit, then with every change', async () => {
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Full name').fill('R')
    await page.getByRole('tab', { name: 'Login' }).click()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await expect(page.getByLabel('Full name')).toHaveValue('R')
    await page.getByLabel('Email').fill('robin@')
    await page.getByLabel('Password', { exact: true }).fill('plums')
    const texts = {
      'Full name': 'Please enter your full name',
      Email: 'Please enter a valid email address',
      Password: 'Password must be at least 6 characters long',
    }
    for (const text of Object.values(texts)) await expect(page.getByText(text)).toHaveCount(0)

    await page.getByRole('button', { name: 'Create Account' }).click()
    for (const [label, text] of Object.entries(texts)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text)
    }
    await expect(page.getByLabel('Full name')).toBeFocused()

    await page.getByLabel('Email').fill('robin@example.com')
    await expect(page.getByText(texts.Email)).toBeHidden()
    await expect(page.getByText(texts.Password)).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('plumss')
    await expect(page.getByText(texts.Password)).toBeHidden()
  })

  await test.step('says how strong the password is, and refuses none for it', async () => {
    const strength = (text: RegExp | string) => page.getByRole('status').filter({ hasText: text })
    await expect(strength(/^Strength: weak/)).toBeVisible()
    await password.fill('seven plums and a melon')
    await expect(strength('Strength: strong')).toBeVisible()
    await password.fill('123456')
    await expect(strength('one of the 5,000 most common passwords')).toBeVisible()
    await expect(password).not.toHaveAttribute('aria-invalid')
  })

  await test.step('a double-click signs up once, and the button says that it is busy', async () => {
    const release = await holdBack(page, signUp)
    let sent = 0
    page.on('request', request => {
      if (request.url().endsWith('/sign-up/email')) sent++
    })
    await shopper.fillSignUp()
    await page.getByRole('button', { name: 'Create Account' }).dblclick()
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible()
    await page.getByLabel('Email').press('Enter')
    release()
    await expect(shopper.notices).toContainText('Sign up successful!')
    await expect(shopper.notices).toContainText('Please check your email to verify your account.')
    await expect(page).toHaveURL('/onboarding')
    expect(sent).toBe(1)
  })
})

test('a server out of reach signs nobody out', { tag: '@long' }, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startSignedIn()
  await withoutPageData(page)
  // The app also tries again by itself, so only a press ends the outage.
  let isPressed = false
  await page.exposeFunction('notePress', () => {
    isPressed = true
  })
  await page.addInitScript("addEventListener('pointerdown', () => notePress())")
  await page.route(sessionRequests, route => (isPressed ? route.fallback() : route.abort()))
  const release = await holdBack(page, sessionRequests)
  await page.goto('/browse')

  await test.step('show a spinner while it is not known yet who is there', async () => {
    await expect(shopper.main.getByRole('status')).toHaveText('Loading')
  })

  release()
  await expect(page.getByText('We can’t reach the store right now.')).toBeVisible()
  await expect(page).toHaveURL('/browse')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(shopper.cards.first()).toBeVisible()
})

test('a wrong password is told, and what was typed stays', { tag: '@long' }, async ({
  shopper,
}) => {
  await shopper.startWithAccount()
  await shopper.page.goto('/auth')
  await shopper.fillCredentials({ ...shopper.account, password: 'seven plums' })
  await shopper.page.getByRole('button', { name: 'Login' }).click()
  await expect(shopper.notices).toContainText('Login failed')
  await expect(shopper.page.getByLabel('Email')).toHaveValue(shopper.account.email)
})

test('an address that has an account cannot sign up again', { tag: '@long' }, async ({
  shopper,
}) => {
  await shopper.startWithAccount()
  await shopper.fillSignUp()
  await shopper.page.getByRole('button', { name: 'Create Account' }).click()
  await expect(shopper.notices).toContainText('Sign up failed')
  await expect(shopper.page).toHaveURL('/auth')
})

test('logging in is busy until the answer is there', { tag: '@long' }, async ({ shopper }) => {
  const { page } = shopper
  await shopper.startWithAccount()
  const release = await holdBack(page, login)
  await page.goto('/auth')
  await shopper.fillCredentials()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  release()
  await expect(shopper.notices).toContainText(`Welcome back, ${shopper.account.fullName}.`)
  await expect(page).toHaveURL('/')
})

/** Serves the page without the server's embedded data, so that the app has to request it. */
async function withoutPageData(page: Page) {
  await page.route('**/browse', async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/<script type="application\/json" id="page-data">.*?<\/script>/s, ''),
    })
  })
}
