import { randomUUID } from 'node:crypto'
import { calendarsPath } from '@aisleway/core/plan/calendars-path'
import type { Context, MiddlewareHandler } from 'hono'
import { log } from '../log/log.ts'

const requestIdHeader = 'X-Request-Id'

/** An id as proxies make it; anything else could put text into the log. */
const proxyId = /^[\w-]{8,64}$/

/**
 * Gives each request an id, which its answer carries and its log entry repeats: the one of a configured proxy, so
 * that both logs can be read together, or our own.
 */
export function withRequestId(isFromProxy: (c: Context) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header(requestIdHeader)
    const isAccepted = given !== undefined && proxyId.test(given) && isFromProxy(c)
    c.set('requestId', isAccepted ? given : randomUUID())
    await next()
    c.res.headers.set(requestIdHeader, c.get('requestId'))
  }
}

/** Whoever knows the rest of such a path can read a plan or join a list. */
const secretPath = new RegExp(`^(${calendarsPath}|/join)/.+`)

/** Logs an unexpected error once: when, which request and which status; never what the request held. */
export function logFailure(c: Context, error: unknown, status = 500): void {
  const { method } = c.req
  // Decoded, it could hold a line break and what looks like another entry.
  const path = encodeURI(c.req.path).replace(secretPath, '$1/*')
  const requestId = c.get('requestId') ?? '-'
  log.error({ method, path, status, requestId, error }, `${method} ${path} ${status}`)
}
