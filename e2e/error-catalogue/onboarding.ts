import type { Preferences } from '@aisleway/core/onboarding/preferences'
import type { MealPlanner } from '../pages/meal-planner.ts'
import { breaks, comesTo, type Proofs } from './proof.ts'

const preferences = '**/api/preferences'

/** The last step of the questionnaire. */
export const onboarding = {
  preferencesNotSaved: async shopper => {
    await shopper.page.request.put('/api/preferences', { data: answers })
    await comesTo(shopper, '/onboarding?step=4')
    await breaks(shopper.page, preferences)
    await complete(shopper)
  },

  preferencesUnexpected: async shopper => {
    await shopper.page.route(preferences, route => route.abort())
    await complete(shopper)
  },

  preferencesSaved: async shopper => {
    await complete(shopper)
  },
} satisfies Proofs

const answers: Preferences = {
  shoppingDays: ['monday'],
  shoppingTimes: ['6am-8am'],
  shopsHere: true,
  shoppingStyles: ['browse'],
}

async function complete({ page }: MealPlanner) {
  await page.getByRole('button', { name: 'Complete' }).click()
}
