import { randomUUID } from 'node:crypto'
import { expect, type MealPlanner } from '../meal-planner.ts'
import { breaks, type Proofs, refuses, serverMessage } from './proof.ts'

const profile = '**/api/profile'
const login = '**/api/auth/sign-in/email'
const signUp = '**/api/auth/sign-up/email'

/** Signing up, in and out, and the profile. Begins signed in; signs out on the way. */
export const account = {
  profileNotLoaded: async ({ page }) => {
    await refuses(page, profile)
    await page.goto('/profile')
  },

  noProfileRow: async ({ page, main, account: { fullName } }) => {
    await refuses(page, profile, 'NOT_FOUND')
    await page.goto('/profile')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(fullName)
    await expect(main.getByRole('link', { name: 'My Favorites' })).toBeVisible()
  },

  signOutFailed: async shopper => {
    await breaks(shopper.page, '**/api/auth/sign-out')
    await shopper.page.goto('/')
    await shopper.askToSignOut()
  },

  signedOut: async shopper => {
    await shopper.page.goto('/')
    await shopper.askToSignOut()
  },

  protectedPage: async ({ page }) => {
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/auth\?next=/)
  },

  loginFailed: async shopper => {
    await shopper.page.route(login, route => route.abort())
    await logIn(shopper)
  },

  loginRefused: async shopper => {
    await refuses(shopper.page, login, 'FORBIDDEN')
    await logIn(shopper)
    return { 'server message': serverMessage }
  },

  loggedIn: async shopper => {
    await logIn(shopper)
    return { name: shopper.account.fullName }
  },

  signUpFailed: async shopper => {
    await shopper.page.context().clearCookies()
    await shopper.page.route(signUp, route => route.abort())
    await createAccount(shopper)
  },

  signUpRefused: async shopper => {
    await refuses(shopper.page, signUp, 'FORBIDDEN')
    await createAccount(shopper)
    return { 'server message': serverMessage }
  },

  signedUp: async shopper => {
    await createAccount(shopper)
  },
} satisfies Proofs

async function logIn(shopper: MealPlanner) {
  await shopper.page.goto('/auth')
  await shopper.fillCredentials()
  await shopper.page.getByRole('button', { name: 'Login' }).click()
}

async function createAccount(shopper: MealPlanner) {
  await shopper.fillSignUp()
  await shopper.page.getByLabel('Email').fill(`robin-${randomUUID()}@example.com`)
  await shopper.page.getByRole('button', { name: 'Create Account' }).click()
}
