import type { MiddlewareHandler } from 'hono'

/**
 * A response for one shopper must not be stored by a cache on the way. Responses that are the same for everybody and
 * never change say so themselves.
 */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.get('Cache-Control')?.includes('immutable')) headers.set('Cache-Control', 'no-store')
}
