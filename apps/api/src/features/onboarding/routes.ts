import { preferencesFrom } from '@aisleway/core/onboarding/preferences'
import { signedInRoutes } from '../../context/context.ts'
import { readPreferences, savePreferences } from './store.ts'

const routes = signedInRoutes.onboarding

export const onboardingRoutes = {
  preferences: routes.preferences.handler(({ context }) =>
    readPreferences(context.database, context.user.id),
  ),

  save: routes.save.handler(async ({ context, input }) => {
    const preferences = preferencesFrom(input)
    await savePreferences(context.database, context.user.id, preferences, context.now())
    return preferences
  }),
}
