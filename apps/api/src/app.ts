import { apiPrefix } from '@aisleway/core/contract'
import { livePath } from '@aisleway/core/live/live-event'
import { calendarsPath } from '@aisleway/core/plan/calendars-path'
import { getConnInfo } from '@hono/node-server/conninfo'
import { toStandardLazyRequest } from '@orpc/standard-server-fetch'
import { type Context as Call, Hono } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { createAuth } from './auth/auth.ts'
import type { AuthDeps } from './auth/auth-deps.ts'
import { clientFinder, proxyCheck } from './auth/limits/client.ts'
import { originOf } from './auth/link-origin.ts'
import type { FindSession } from './auth/session/find-session.ts'
import { publishedMaxAgeSeconds } from './auth/session/key-rotation.ts'
import { GivenUp } from './context/given-up.ts'
import type { FindProductFacts, StoreFacts } from './context/store-facts.ts'
import { asUnavailable, Unavailable, unavailableAnswer } from './context/unavailable.ts'
import type { Database } from './db/database.ts'
import type { Catalogue } from './features/catalogue/catalogue.ts'
import { searchRoutes } from './features/catalogue/search/search-routes.ts'
import type { Menu } from './features/meals/menu.ts'
import type { FetchRecipePage } from './features/meals/recipe-fetch/fetch-recipe-page.ts'
import type { NutritionLookup } from './features/meals/recipe-import/nutrition-lookup.ts'
import { calendarFeed } from './features/plan/calendar/calendar-feed.ts'
import { contractHandler } from './http/contract-handler.ts'
import { liveRoutes } from './http/live-routes.ts'
import { refuseWithoutRoom, shedLoad } from './http/middleware/admission.ts'
import { smallBody } from './http/middleware/body-limits.ts'
import { noStore } from './http/middleware/no-store.ts'
import { sameOrigin } from './http/middleware/same-origin.ts'
import { apiHeaders } from './http/middleware/security-headers.ts'
import { openApiDocument } from './http/openapi.ts'
import { operatorRoutes } from './http/operator-routes.ts'
import { routeAnswer } from './http/packed-answer.ts'
import { readinessOf } from './http/readiness.ts'
import { requestContext } from './http/request-context.ts'
import { logFailure, withRequestId } from './http/request-log.ts'
import { storableJson } from './http/storable-text.ts'
import { downloadTurns } from './limits/download-turns.ts'
import type { LoadMeter } from './limits/load-meter.ts'
import { rateLimiter } from './limits/rate-limiter.ts'
import type { RequestLimits } from './limits/request-limits.ts'
import { log } from './log/log.ts'
import { personalTables } from './personal-tables.ts'
import type { Live } from './realtime/live.ts'
import { followImport } from './startup/follow-import.ts'

export type AppDeps = {
  database: Database
  catalogue: Catalogue
  menu: Menu
  nutritionLookup: NutritionLookup
  fetchRecipePage: FetchRecipePage | null
  pushPublicKey: string | null
  storeFacts: StoreFacts
  productFacts: FindProductFacts
  auth: AuthDeps
  findSession: FindSession
  live: Live
  operatorToken: string
  requestLimits: RequestLimits
  loadMeter: LoadMeter
  /** The proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  /** Whether this server is about to close and should receive no more requests. */
  isStopping?: () => boolean
  now: () => Date
}

/** Serves everything below `/api` and `/1`, and the public keys; the built web app is mounted beside it. */
export function createApp(deps: AppDeps): Hono {
  const {
    auth,
    findSession,
    live,
    loadMeter,
    operatorToken,
    trustedProxies,
    isStopping,
    ...shared
  } = deps
  const { database, catalogue, now } = shared
  const { hours } = shared.storeFacts.store
  const limiter = rateLimiter()
  const downloads = downloadTurns()
  const isProxy = proxyCheck(trustedProxies)
  const findClient = clientFinder({ isProxy, warn: line => log.warn(line) })
  const secured = apiHeaders({ publicUrl: auth.publicUrl })
  const isReady = readinessOf(database)
  const signIn = createAuth({ database, auth, now })
  const handler = contractHandler(loadMeter)

  return new Hono()
    .use(shedLoad(loadMeter), refuseWithoutRoom(database))
    .use(
      '/api/*',
      withRequestId(c => isProxy(peerOf(c))),
      secured,
      noStore,
    )
    .use('/.well-known/*', secured)
    .get('/api/health', c => c.json({ status: 'ok' }))
    .get('/api/health/ready', async c =>
      !isStopping?.() && (await isReady()) ? c.json({ status: 'ready' }) : unavailableAnswer(),
    )
    .get('/.well-known/jwks.json', async c =>
      c.json(await auth.tokens.publicKeys(), 200, {
        'Cache-Control': `public, max-age=${publishedMaxAgeSeconds}`,
      }),
    )
    .route('/api/operator', operatorRoutes({ database, operatorToken, followImport, hours, now }))
    .use('/api/*', sameOrigin(auth.publicUrl), smallBody)
    .post('/api/auth/*', storableJson)
    .on(['GET', 'POST'], '/api/auth/*', c =>
      signIn.handler(c.req.raw, findClient(c.req.raw.headers, peerOf(c))),
    )
    .route(livePath, liveRoutes(live, findSession))
    .route(
      calendarsPath,
      calendarFeed({
        ...shared,
        limits: auth.limits,
        originFor: c => originOf(auth.publicUrl, c.req.raw),
        findClient: c => findClient(c.req.raw.headers, peerOf(c)),
      }),
    )
    .get('/api/openapi.json', async c => c.json(await openApiDocument()))
    .use('/api/*', compress(), async (c, next) => {
      const { headers } = c.req.raw
      const context = {
        ...shared,
        auth,
        limiter,
        downloads,
        client: findClient(headers, peerOf(c)),
        origin: originOf(auth.publicUrl, c.req.raw),
        personalTables,
        logFailure: (error: unknown) => logFailure(c, error),
        ...requestContext(c.req.raw, findSession),
      }
      const request = toStandardLazyRequest(c.req.raw)
      const { matched, response } = await handler.handle(request, { prefix: apiPrefix, context })
      if (!matched) return next()
      const accepted = headers.get('accept-encoding') ?? ''
      const answer = routeAnswer(response, context.readyJson, accepted)
      for (const [name, value] of context.responseHeaders) answer.headers.append(name, value)
      return answer
    })
    .route('/1', searchRoutes(catalogue, secured))
    .all('/api/*', c => c.json({ code: 'NOT_FOUND', message: 'No such route' }, 404))
    .onError(answerFailure)
}

function answerFailure(thrown: Error, c: Call): Response {
  const error = asUnavailable(thrown)
  if (error instanceof HTTPException) return error.getResponse()
  if (error instanceof GivenUp) return new Response(null, { status: error.status })
  if (error instanceof Unavailable) return unavailableAnswer(error)
  logFailure(c, error)
  return c.json({ code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong' }, 500)
}

/** The address of the connection's peer; undefined for requests made by tests. */
function peerOf(c: Call): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined
}
