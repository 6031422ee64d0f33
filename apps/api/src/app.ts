import { apiPrefix } from '@aisleway/core/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, onError } from '@orpc/server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import { createAuth } from './auth/auth.ts'
import type { FindSession } from './auth/find-session.ts'
import type { Database } from './db/database.ts'
import type { Catalogue } from './features/catalogue/catalogue.ts'
import { operatorRoutes } from './features/catalogue/operator-routes.ts'
import { searchRoutes } from './features/catalogue/search-routes.ts'
import { openApiDocument } from './openapi.ts'
import { router } from './router.ts'
import type { StoreFacts } from './store-facts.ts'

export type AppParts = {
  database: Database
  catalogue: Catalogue
  storeFacts: StoreFacts
  authSecret: string
  findSession: FindSession
  operatorToken: string
  publicUrl: string | undefined
}

/** Everything below `/api` and `/1`; the built web app is served beside it. */
export function createApp(parts: AppParts): Hono {
  const { database, catalogue, storeFacts, authSecret, findSession, operatorToken, publicUrl } =
    parts
  const auth = createAuth({ database, secret: authSecret, publicUrl })
  const handler = new OpenAPIHandler(router, {
    interceptors: [onError(logSurprise)],
  })

  return new Hono()
    .use('/api/*', secureHeaders(), noStore)
    .get('/api/health', c => c.json({ status: 'ok' }))
    .route('/api/operator', operatorRoutes(database, operatorToken))
    .use('/api/*', sameOrigin(publicUrl), smallBody)
    .on(['GET', 'POST'], '/api/auth/*', c => auth.handler(c.req.raw))
    .get('/api/openapi.json', async c => c.json(await openApiDocument()))
    .use('/api/*', async (c, next) => {
      let user: ReturnType<typeof findSession> | undefined
      const findUser = () => {
        user ??= findSession(c.req.raw.headers)
        return user
      }
      const context = { database, catalogue, storeFacts, findUser }
      const { matched, response } = await handler.handle(c.req.raw, { prefix: apiPrefix, context })
      return matched ? response : next()
    })
    .route('/1', searchRoutes(catalogue))
    .all('/api/*', c => c.json({ code: 'NOT_FOUND', message: 'No such route' }, 404))
    .onError((error, c) => {
      if (error instanceof HTTPException) return error.getResponse()
      console.error(`${c.req.method} ${c.req.path}:`, error)
      return c.json({ code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong' }, 500)
    })
}

/** What one shopper is told must not be kept by a cache in between. */
const noStore: Parameters<typeof Hono.prototype.use>[1] = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
}

const smallBody = bodyLimit({
  maxSize: 256 * 1024,
  onError: c => c.json({ code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large' }, 413),
})

/**
 * Writes come from this site's own pages only. oRPC takes form bodies, which any page may send
 * across origins, so the check stands before every route.
 */
function sameOrigin(publicUrl: string | undefined) {
  return csrf({
    origin: (origin, c) => {
      if (publicUrl) return origin === publicUrl
      return URL.canParse(origin) && new URL(origin).host === c.req.header('host')
    },
  })
}

function logSurprise(error: unknown): void {
  if (!(error instanceof ORPCError) || error.status >= 500) console.error(error)
}
