import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { log } from '../log/log.ts'

const requestIdHeader = 'X-Request-Id'

/** Gives each request our own id, which its answer carries and its log entry repeats. */
export const withRequestId: MiddlewareHandler = async (c, next) => {
  c.set('requestId', randomUUID())
  await next()
  c.header(requestIdHeader, c.get('requestId'))
}

/** Logs an unexpected error once: when, which request and which status; never what the request held. */
export function logFailure(c: Context, error: unknown, status = 500): void {
  const { method, path } = c.req
  const requestId = c.get('requestId') ?? '-'
  log.error({ method, path, status, requestId, error }, `${method} ${path} ${status}`)
}
