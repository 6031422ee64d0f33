import type { MiddlewareHandler } from 'hono'

/**
 * A response for one shopper must not be stored by a cache on the way. Responses that are the same for everybody and
 * never change say so themselves.
 */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.get('Cache-Control')?.includes('immutable')) return
  c.header('Cache-Control', 'no-store')
}
