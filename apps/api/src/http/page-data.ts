import type { FindSession } from '../auth/session/find-session.ts'
import type { StoreFacts } from '../context/store-facts.ts'
import type { Database } from '../db/database.ts'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { sessionState } from '../features/account/sessions/session-state.ts'
import { configFrom } from '../features/catalogue/app-config.ts'
import type { Catalogue } from '../features/catalogue/catalogue.ts'
import { firstBrowse } from '../features/catalogue/search/first-browse.ts'
import { readPreferences } from '../features/onboarding/store.ts'
import { readUsuals } from '../features/usuals/store.ts'

type Deps = {
  database: Database
  catalogue: Catalogue
  storeFacts: StoreFacts
  now: () => Date
  findSession: FindSession
}

/**
 * The data that is written into every page: the store, who is signed in, what orders that shopper's home, what
 * that shopper buys again, and what Browse shows. Null while the database is unavailable: the page then starts with
 * what its browser remembers and asks the API, as it does without a network.
 */
export function pageData(deps: Deps) {
  const read = pageReader(deps)
  return (request: Request) =>
    read(request).catch(error => {
      if (isDatabaseUnavailable(error)) return null
      throw error
    })
}

const withUsuals = new Set(['/', '/browse'])

function pageReader({ database, findSession, now, ...shop }: Deps) {
  return async (request: Request) => {
    const found = await findSession(request.headers)
    const session = await sessionState(database, found)
    const appearance = session.user && found ? found.appearance : null
    const url = new URL(request.url)
    const at = { now: now(), hours: shop.storeFacts.store.hours }
    const [preferences, usuals] = session.user
      ? await Promise.all([
          readPreferences(database, session.user.id),
          withUsuals.has(url.pathname) ? readUsuals(database, session.user.id, at) : undefined,
        ])
      : [null, undefined]
    // If a hosted index answers searches, this server does not.
    const browse = shop.storeFacts.search.host
      ? undefined
      : firstBrowse(shop.catalogue.snapshot(), url, session.user !== null)
    return { config: configFrom(shop), ...session, preferences, browse, usuals, appearance }
  }
}
