import { randomUUID } from 'node:crypto'
import { expect, type MealPlanner } from '../meal-planner.ts'
import { shopAList } from '../past-trip.ts'
import { breaks, type Proofs, refuses, serverMessage } from './proof.ts'

const feedback = '**/api/trips/*/feedback'

/** Completed Lists, the summary of a trip, and its rating. */
export const trips = {
  noCompletedTrips: async shopper => {
    await openCompleted(shopper)
  },

  tripsNotLoaded: async shopper => {
    await refuses(shopper.page, '**/api/trips?*')
    await openCompleted(shopper)
  },

  tripNotFound: async ({ page }) => {
    await page.goto(`/post-trip-summary/${randomUUID()}`)
  },

  tripNotLoaded: async ({ page }) => {
    await refuses(page, '**/api/trips/*')
    await page.goto(`/post-trip-summary/${randomUUID()}`)
    await expect(page).toHaveURL('/')
  },

  ratingMissing: async shopper => {
    await openSummary(shopper)
    await submit(shopper)
  },

  feedbackFailed: async shopper => {
    await breaks(shopper.page, feedback)
    await openSummary(shopper)
    await rate(shopper)
  },

  feedbackRefused: async shopper => {
    await refuses(shopper.page, feedback, 'FORBIDDEN')
    await openSummary(shopper)
    await rate(shopper)
    return { 'server message': serverMessage }
  },

  ratingNotSubmitted: async shopper => {
    await breaks(shopper.page, feedback)
    await openCompleted(shopper)
    await shopper.main
      .getByRole('button', { name: /^Rate This Trip/ })
      .first()
      .click()
    await rate(shopper)
  },

  feedbackStored: async shopper => {
    await openSummary(shopper)
    await rate(shopper)
  },
} satisfies Proofs

async function openCompleted({ page }: MealPlanner) {
  await page.goto('/my-lists')
  await page.getByRole('tab', { name: 'Completed Lists' }).click()
}

async function openSummary(shopper: MealPlanner) {
  const { tripId } = await shopAList(shopper, 'Weekend')
  await shopper.page.goto(`/post-trip-summary/${tripId}`)
}

async function rate(shopper: MealPlanner) {
  await shopper.page.getByRole('radio', { name: '4 stars' }).check()
  await submit(shopper)
}

async function submit({ page }: MealPlanner) {
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
}
