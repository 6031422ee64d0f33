import type { FindSession } from './auth/find-session.ts'
import type { Database } from './db/database.ts'
import { sessionState } from './features/account/session-state.ts'
import { configFrom } from './features/catalogue/app-config.ts'
import type { Catalogue } from './features/catalogue/catalogue.ts'
import { readPreferences } from './features/onboarding/store.ts'
import type { StoreFacts } from './store-facts.ts'

type Parts = {
  database: Database
  catalogue: Catalogue
  storeFacts: StoreFacts
  findSession: FindSession
}

/** What is written into every page: the store, who is there, and what orders that shopper's home. */
export function pageData({ database, findSession, ...shop }: Parts) {
  return async (request: Request) => {
    const session = await sessionState(database, await findSession(request.headers))
    const preferences = session.user && (await readPreferences(database, session.user.id))
    return { config: configFrom(shop), ...session, preferences }
  }
}
