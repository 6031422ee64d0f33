import { randomUUID } from 'node:crypto'
import { expect, type MealPlanner } from '../pages/meal-planner.ts'
import { breaks, comesTo, type Proofs, refuses, serverMessage } from './proof.ts'

const profile = '**/api/profile'
const login = '**/api/auth/sign-in/email'
const signUp = '**/api/auth/sign-up/email'

/** The profile, and signing out, in and up. It starts signed in. */
export const account = {
  noProfileRow: async shopper => {
    const { page, main, account } = shopper
    await refuses(page, profile, 'NOT_FOUND')
    await comesTo(shopper, '/profile')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(account.fullName)
    await expect(main.getByRole('link', { name: 'My Favorites' })).toBeVisible()
  },

  profileNotLoaded: async ({ page }) => {
    await refuses(page, profile)
    await page.reload()
  },

  signOutFailed: async shopper => {
    await breaks(shopper.page, '**/api/auth/sign-out')
    await shopper.askToSignOut()
    await expect(shopper.page.getByRole('menu')).toBeHidden()
  },

  signedOut: async shopper => {
    await shopper.askToSignOut()
    await expect(shopper.page).toHaveURL('/')
  },

  protectedPage: async shopper => {
    await comesTo(shopper, '/profile')
    await expect(shopper.page).toHaveURL(/\/auth\?next=/)
  },

  loginFailed: async shopper => {
    await breaks(shopper.page, login)
    await shopper.fillCredentials()
    await press(shopper, 'Login')
  },

  loginRefused: async shopper => {
    await refuses(shopper.page, login, 'FORBIDDEN')
    await press(shopper, 'Login')
    return { 'server message': serverMessage }
  },

  loggedIn: async shopper => {
    await press(shopper, 'Login')
    await expect(shopper.page).toHaveURL('/profile')
    return { name: shopper.account.fullName }
  },

  signUpFailed: async shopper => {
    await shopper.askToSignOut()
    // The user is forgotten before the home page is shown.
    await expect(shopper.page).toHaveURL('/')
    await shopper.seesToBeSignedIn(false)
    await comesTo(shopper, '/auth')
    await breaks(shopper.page, signUp)
    await shopper.page.getByRole('tab', { name: 'Sign Up' }).click()
    await shopper.page.getByLabel('Full name').fill('Robin Marsh')
    await shopper.fillCredentials({ ...shopper.account, email: `${randomUUID()}@example.com` })
    await press(shopper, 'Create Account')
  },

  signUpRefused: async shopper => {
    await refuses(shopper.page, signUp, 'FORBIDDEN')
    await press(shopper, 'Create Account')
    return { 'server message': serverMessage }
  },

  signedUp: async shopper => {
    await press(shopper, 'Create Account')
  },
} satisfies Proofs

function press({ page }: MealPlanner, label: 'Login' | 'Create Account') {
  return page.getByRole('button', { name: label }).click()
}
