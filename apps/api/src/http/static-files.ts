import { createReadStream, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Context, MiddlewareHandler } from 'hono'

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
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const path = requestedPath(c, prefix)
    const file = path === undefined ? undefined : await findFile(join(root, path))
    if (!path || !file) return next()

    const encoding = await findEncoding(file.path, c.req.header('accept-encoding') ?? '')
    const { path: served, stats } = encoding?.file ?? file
    const etag = `"${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}"`
    c.header('ETag', etag)
    c.header('Cache-Control', cacheControl(path))
    c.header('Content-Type', mimeTypes[extname(path)] ?? 'application/octet-stream')
    c.header('Vary', 'Accept-Encoding')
    if (encoding) c.header('Content-Encoding', encoding.name)
    if (holds(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    c.header('Content-Length', String(stats.size))
    if (c.req.method === 'HEAD') return c.body(null)
    return c.body(Readable.toWeb(createReadStream(served)) as ReadableStream)
  }
}

type File = { path: string; stats: Stats }

/** The path below the root; undefined for a path that points outside it. */
function requestedPath(c: Context, prefix: string): string | undefined {
  try {
    const decoded = decodeURIComponent(c.req.path)
    if (!decoded.startsWith(prefix) || decoded.includes('\0')) return undefined
    const path = normalize(decoded.slice(prefix.length))
    return path.split(sep).includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

async function findFile(path: string): Promise<File | undefined> {
  try {
    const stats = await stat(path)
    return stats.isFile() ? { path, stats } : undefined
  } catch {
    return undefined
  }
}

async function findEncoding(path: string, accepted: string) {
  const names = accepted.split(',').filter(isWanted).map(withoutWeight)
  for (const { name, ending } of [
    { name: 'br', ending: '.br' },
    { name: 'gzip', ending: '.gz' },
  ]) {
    const file = names.includes(name) ? await findFile(path + ending) : undefined
    if (file) return { name, file }
  }
  return undefined
}

/** "br;q=0" means that br is not accepted (RFC 9110, 12.5.3). */
function isWanted(encoding: string): boolean {
  return !/;\s*q=0(\.0*)?\s*$/.test(encoding)
}

function withoutWeight(encoding: string): string {
  return encoding.replace(/;.*/, '').trim().toLowerCase()
}

/** Compares as in RFC 9110, 13.1.2: with any tag of a list, weak ones too, since proxies weaken tags. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map(tag => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}

/** Whether a path names a file that can be served, not a page. */
export function namesFile(path: string): boolean {
  return extname(path) in mimeTypes
}

const mimeTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
