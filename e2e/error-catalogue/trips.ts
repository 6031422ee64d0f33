import { randomUUID } from 'node:crypto'
import { expect, type MealPlanner } from '../pages/meal-planner.ts'
import { shopAList } from '../pages/past-trip.ts'
import { breaks, comesTo, type Proofs, refuses, serverMessage } from './proof.ts'

const feedback = '**/api/trips/*/feedback'

/** Completed Lists, the summary of a trip, and its rating. */
export const trips = {
  noCompletedTrips: async shopper => {
    await comesTo(shopper, '/my-lists')
    await shopper.main.getByRole('tab', { name: 'Completed Lists' }).click()
  },

  tripsNotLoaded: async ({ page }) => {
    await refuses(page, '**/api/trips?*')
    await page.reload()
  },

  tripNotFound: async shopper => {
    await comesTo(shopper, `/post-trip-summary/${randomUUID()}`)
  },

  tripNotLoaded: async shopper => {
    await refuses(shopper.page, '**/api/trips/*')
    await comesTo(shopper, `/post-trip-summary/${randomUUID()}`)
    await expect(shopper.page).toHaveURL('/')
  },

  ratingMissing: async shopper => {
    const { tripId } = await shopAList(shopper, 'Weekend')
    await comesTo(shopper, `/post-trip-summary/${tripId}`)
    await submit(shopper)
  },

  feedbackFailed: async shopper => {
    await breaks(shopper.page, feedback)
    await rate(shopper)
  },

  feedbackRefused: async shopper => {
    await refuses(shopper.page, feedback, 'FORBIDDEN')
    await submit(shopper)
    return { 'server message': serverMessage }
  },

  ratingNotSubmitted: async shopper => {
    await breaks(shopper.page, feedback)
    await comesTo(shopper, '/my-lists?tab=completed')
    await shopper.main
      .getByRole('button', { name: /^Rate This Trip/ })
      .first()
      .click()
    await rate(shopper)
  },

  feedbackStored: submit,
} satisfies Proofs

async function rate(shopper: MealPlanner) {
  await shopper.page.getByRole('radio', { name: '4 stars' }).check()
  return submit(shopper)
}

async function submit({ page }: MealPlanner) {
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  return undefined
}
