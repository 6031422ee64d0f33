import type { MealPlanner } from '../pages/meal-planner.ts'
import { expect } from '../pages/meal-planner.ts'
import { breaks, comesTo, type Proofs } from './proof.ts'

/** The banner on home. It starts signed in and ends as a visitor. */
export const waitlist = {
  waitlistFailed: async shopper => {
    await comesTo(shopper, '/')
    await breaks(shopper.page, '**/api/waitlist')
    await join(shopper)
  },

  waitlistJoined: async shopper => {
    await join(shopper)
  },

  waitlistTwice: async shopper => {
    await join(shopper)
  },

  waitlistSignedOut: async shopper => {
    await shopper.signOut()
    await join(shopper, 'Sign in to Join Waitlist')
    await expect(shopper.page).toHaveURL(/\/auth\?/)
  },
} satisfies Proofs

async function join({ page }: MealPlanner, label = 'Join Waitlist') {
  await page.getByRole('button', { name: label }).click()
}
