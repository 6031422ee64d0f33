import type { Context, MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import { isProviderAnswer } from '../auth/social/social.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Writes come from this site's own pages, or from a client that is no browser and names no origin.
 * oRPC takes form bodies, which any page may send across origins and some browsers without naming
 * theirs, so those need an origin or the browser's word that it is the same one.
 */
export function sameOrigin(publicUrl: string | undefined): MiddlewareHandler {
  const isOwn = (origin: string, c: Context) =>
    isProviderAnswer(origin, c.req.path) ||
    origin === publicUrl ||
    (URL.canParse(origin) && new URL(origin).host === c.req.header('host'))
  const refuseForms = csrf({ origin: isOwn })

  return (c, next) => {
    const origin = c.req.header('origin')
    const isForeign = origin !== undefined && !isOwn(origin, c)
    if (isForeign && !readingMethods.includes(c.req.method)) {
      return Promise.resolve(c.json({ code: 'FORBIDDEN', message: 'Another site’s request' }, 403))
    }
    return refuseForms(c, next)
  }
}
