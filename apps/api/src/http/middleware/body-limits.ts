import { apiPrefix } from '@aisleway/core/contract'
import { maxImportBytes } from '@aisleway/core/recipes/recipe'
import type { Context, MiddlewareHandler } from 'hono'
import { limitedBody } from '../../limits/limited-body.ts'

const tooLarge = (c: Context) =>
  c.json({ code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large' }, 413)

const usualBody = limitedBody(256 * 1024, tooLarge)
/** For the operations and the cart of a full list, with long notes in letters of three bytes. */
const listBody = limitedBody(2 * 1024 * 1024, tooLarge)
/** For a page's source as JSON, in which line breaks and quotation marks take two characters. */
const pageBody = limitedBody(maxImportBytes * 1.5, tooLarge)

/** Refuses a larger body than its route needs. */
export const smallBody: MiddlewareHandler = (c, next) => bodyFor(c.req.path)(c, next)

function bodyFor(path: string): MiddlewareHandler {
  if (path === `${apiPrefix}/recipes/import`) return pageBody
  return /^\/lists(\/|$)/.test(path.slice(apiPrefix.length)) ? listBody : usualBody
}
