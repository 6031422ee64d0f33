import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { getMimeType } from 'hono/utils/mime'

type Options = {
  root: string
  /** Path prefix under which the folder is served. */
  prefix?: string
  cacheControl: (path: string) => string
}

/**
 * Serves the built files of a folder with ETag and Cache-Control, in the precompressed form if a `.br` or
 * `.gz` file stands beside them. Calls the next handler for anything else.
 */
export function staticFiles({ root, prefix = '', cacheControl }: Options): MiddlewareHandler {
  let serve: MiddlewareHandler | undefined
  return async (c, next) => {
    // Created for the first request, since it complains of a missing folder: in development nothing is built.
    serve ??= serveStatic({
      root,
      precompressed: true,
      rewriteRequestPath: path => path.slice(prefix.length),
      index: noIndex,
    })
    const file = await serve(c, async () => {})
    if (!file) return next()
    const { headers } = file
    headers.set('ETag', etagOf(headers))
    headers.set('Cache-Control', cacheControl(c.req.path))
    headers.set('Vary', 'Accept-Encoding')
    return answerIfChanged(c, async () => {
      c.res = file
    })
  }
}

const answerIfChanged = etag()

/** The name of no file: an address that names a folder is one of the app's pages. */
const noIndex = '.no-index'

/** Without the size, all builds of a machine that sets one date on every file would share one tag. */
function etagOf(headers: Headers): string {
  const modified = Date.parse(headers.get('last-modified') ?? '')
  const size = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length')
  return `"${modified.toString(36)}-${Number(size).toString(36)}"`
}

/** Whether a path names a file that can be served, not a page. */
export function namesFile(path: string): boolean {
  return getMimeType(path) !== undefined
}
