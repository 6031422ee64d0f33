import { type AppDeps, createApp } from './app.ts'
import { type AuthGiven, authDeps } from './auth/auth-deps.ts'
import { sessionFinder } from './auth/session/find-session.ts'
import type { StoreFacts } from './context/store-facts.ts'
import { openCatalogue } from './features/catalogue/catalogue.ts'
import type { MealFacts } from './features/meals/build-menu.ts'
import { openMenu } from './features/meals/menu.ts'
import { openLive } from './realtime/live.ts'

type Deps = AuthGiven &
  Pick<
    AppDeps,
    | 'productFacts'
    | 'nutritionLookup'
    | 'fetchRecipePage'
    | 'pushPublicKey'
    | 'operatorToken'
    | 'requestLimits'
    | 'loadMeter'
    | 'trustedProxies'
    | 'isStopping'
  > & {
    storeFacts: Pick<StoreFacts, 'store' | 'search'>
    mealFacts: MealFacts
  }

/** The app and its dependencies, on an open database with a catalogue. */
export async function createServices({ storeFacts: given, mealFacts, ...deps }: Deps) {
  const { database, now, mailer, sms, socialProviders } = deps
  const catalogue = await openCatalogue(database)
  const menu = await openMenu(database, mealFacts, deps.nutritionLookup.foods)
  const auth = authDeps(deps)
  const findSession = sessionFinder({ database, now, ...auth })
  const live = await openLive(database, now)
  const storeFacts: StoreFacts = {
    ...given,
    signInProviders: socialProviders.map(({ id, name }) => ({ id, name })),
    phoneFactors: sms !== null,
    sendsMail: mailer.isConfigured,
    fetchesRecipes: deps.fetchRecipePage !== null,
  }
  const app = createApp({ ...deps, catalogue, menu, storeFacts, auth, findSession, live })
  return { app, auth, catalogue, menu, storeFacts, findSession, live }
}
