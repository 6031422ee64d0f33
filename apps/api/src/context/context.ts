import type { User } from '@aisleway/core/account/session'
import { contract } from '@aisleway/core/contract'
import { errorStatus } from '@aisleway/core/errors'
import type { Language } from '@aisleway/core/language'
import { implement, ORPCError } from '@orpc/server'
import type { AuthDeps } from '../auth/auth-deps.ts'
import type { Client } from '../auth/limits/client.ts'
import type { PersonalTable } from '../auth/personal-table.ts'
import type { FoundSession } from '../auth/session/find-session.ts'
import type { Database } from '../db/database.ts'
import type { Catalogue } from '../features/catalogue/catalogue.ts'
import type { KeyedRequest } from '../features/idempotency/store.ts'
import type { Menu } from '../features/meals/menu.ts'
import type { FetchRecipePage } from '../features/meals/recipe-fetch/fetch-recipe-page.ts'
import type { NutritionLookup } from '../features/meals/recipe-import/nutrition-lookup.ts'
import type { DownloadTurns } from '../limits/download-turns.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import {
  type CountRequests,
  limitsOfRoute,
  type RequestLimits,
  requestCounter,
} from '../limits/request-limits.ts'
import { endIfGivenUp } from './given-up.ts'
import { afterWriteCookie } from './read-lagging.ts'
import type { ReadyJson } from './ready-json.ts'
import type { FindProductFacts, StoreFacts } from './store-facts.ts'

/** What every route may use. */
export type Context = {
  database: Database
  catalogue: Catalogue
  menu: Menu
  nutritionLookup: NutritionLookup
  /** Null if pages are not fetched. */
  fetchRecipePage: FetchRecipePage | null
  /** Null if no push messages are sent. */
  pushPublicKey: string | null
  storeFacts: StoreFacts
  productFacts: FindProductFacts
  now: () => Date
  /** The caller, for throttles and the log of security events. */
  client: Client
  limiter: RateLimiter
  downloads: DownloadTurns
  requestLimits: RequestLimits
  auth: AuthDeps
  /** Base URL of the links in mails. */
  origin: string
  /** The language of mails to the caller. */
  language: Language
  /** The tables with personal data, for downloading and deleting an account. */
  personalTables: readonly PersonalTable[]
  /** This request's session, looked up at most once, even while its second factor is pending. */
  findSession: () => Promise<FoundSession | null>
  /** The signed-in user; null for a visitor, and while the second factor is pending. */
  findUser: () => Promise<User | null>
  /** The request's idempotency key, if the client may retry it. */
  idempotencyKey: string | undefined
  /** Its method and decoded path, by which it is told from another request with the same key. */
  methodAndPath: string
  /** The user for whom the device queued this change; undefined if it was sent at once. */
  sentFor: string | undefined
  /** Whether reads may go to a replica, because the client has not written anything recently. */
  mayLag: boolean
  /** Logs an unexpected error once. */
  logFailure: (error: unknown) => void
  /** Headers added to every response. */
  responseHeaders: Headers
  /** Sent as the response body if a route sets it. */
  readyJson: ReadyJson
}

/** Routes open to everybody. */
export const publicRoutes = implement(contract).$context<Context>()

/** Routes that need a session, which is put in their context with the user. Their calls are rate-limited. */
export const signedInRoutes = publicRoutes.use(
  async ({ context, next, path, procedure, signal }) => {
    const session = await context.findSession()
    endIfGivenUp(signal)
    if (!session || !(await context.findUser())) throw unauthorized()
    const { user } = session
    if (context.sentFor !== undefined && context.sentFor !== user.id) throw unauthorized()
    const countRequests = requestCounter(context, user.id)
    const { method = 'POST' } = procedure['~orpc'].route
    for (const limit of limitsOfRoute(path, method)) countRequests(limit)
    if (context.database.replica && method !== 'GET') {
      context.responseHeaders.append('Set-Cookie', afterWriteCookie(context.auth.publicUrl))
    }
    return next({
      context: { session, user, countRequests, language: languageFor(session, context) },
    })
  },
)

/** The context of a route that needs a session. */
export type SignedIn = Context & {
  session: FoundSession
  user: User
  countRequests: CountRequests
}

/** Who makes a change, and when. */
export type By = { userId: string; now: Date }

export function byOf({ user, now }: Pick<SignedIn, 'user' | 'now'>): By {
  return { userId: user.id, now: now() }
}

/** The idempotency key of this request, with its user, method, path and time. */
export function keyedRequest({
  user,
  idempotencyKey: key,
  methodAndPath: request,
  now,
}: SignedIn): KeyedRequest {
  return { userId: user.id, key, request, now: now() }
}

/** Routes that refuse an access token: a leaked one must not renew itself or take over the account. */
export const cookieRoutes = signedInRoutes.use(({ context, next }) => {
  if (context.session.by !== 'cookie') throw unauthorized()
  return next()
})

/** Routes that need the password or a second factor to have been given recently in this session. */
export const confirmedRoutes = cookieRoutes.use(({ context, next }) => {
  requireConfirmation(context.session)
  return next()
})

/** The same check for a route that takes the password itself, for accounts that have none. */
export function requireConfirmation({ isConfirmed }: FoundSession): void {
  if (isConfirmed) return
  throw new ORPCError('CONFIRMATION_REQUIRED', {
    status: errorStatus.CONFIRMATION_REQUIRED,
    message: 'Please confirm that it is you',
  })
}

/** The few routes that also serve a session whose second factor is pending. */
export const pendingRoutes = publicRoutes.use(async ({ context, next }) => {
  const session = await context.findSession()
  if (!session) throw unauthorized()
  return next({ context: { session, language: languageFor(session, context) } })
})

/** The account's language; if it has none yet, the device's. */
function languageFor(session: FoundSession, { language }: Context): Language {
  return session.language ?? language
}

function unauthorized() {
  return new ORPCError('UNAUTHORIZED', { message: 'Please login to access this page' })
}
