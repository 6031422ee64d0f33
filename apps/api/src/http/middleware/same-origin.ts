import type { Context, MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import { isProviderAnswer } from '../../auth/social/social.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Accepts writes from this site's own pages, and from clients other than browsers, which send no origin.
 * oRPC accepts form bodies, which any page may send across origins, and some browsers without an Origin
 * header; so those need that header or Sec-Fetch-Site.
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
