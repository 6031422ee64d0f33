import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Refuses a larger body. Node reads no more of a body than its Content-Length says, so the header is enough if there is
 * one. Counting the bytes would turn the body into a stream, which costs as much as a search.
 */
export function limitedBody(
  maxSize: number,
  tooLarge: (c: Context) => Response,
): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: tooLarge })
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length === undefined) return counted(c, next)
    return Number(length) > maxSize ? tooLarge(c) : next()
  }
}
