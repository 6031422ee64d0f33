import type { LoadMeter } from './load-meter.ts'

/** What an overloaded server refuses first, and from which wait on. */
const sheddings = {
  costly: { fromWaitMs: 150, retryAfterSeconds: 5 },
  write: { fromWaitMs: 250, retryAfterSeconds: 2 },
  read: { fromWaitMs: 350, retryAfterSeconds: 1 },
} as const

type Shedding = keyof typeof sheddings

/**
 * Routes whose method does not tell how to treat them; a pattern matches every path that starts with it. Computations,
 * downloads and anything that hashes a password are costly. Searches are reads although they are posted, and so are
 * session refreshes, since nobody could read without one. The operator must be able to act on a busy server.
 */
export const sheddingOfRoutes: readonly [route: string, Shedding | 'never'][] = [
  ['GET /api/health', 'never'],
  ['GET /api/operator/', 'never'],
  ['POST /api/operator/', 'never'],
  ['GET /api/account/data', 'costly'],
  ['GET /api/openapi.json', 'costly'],
  ['POST /api/account/', 'costly'],
  ['POST /api/auth/', 'costly'],
  ['POST /api/grocery-list', 'costly'],
  ['GET /api/meals/generate', 'costly'],
  ['POST /api/plans/solve', 'costly'],
  ['POST /1/', 'read'],
  ['POST /api/plans/', 'read'],
  ['POST /api/products/', 'read'],
  ['POST /api/session/refresh', 'read'],
]

/** Pages and files are never refused: a busy server just leaves the data out of a page, see `page-data.ts`. */
function sheddingOf(method: string, path: string): Shedding | 'never' {
  if (!/^\/(api|1)\//.test(path)) return 'never'
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  const route = `${isRead ? 'GET' : method} ${path}`
  const named = sheddingOfRoutes.find(([beginning]) => route.startsWith(beginning))
  return named?.[1] ?? (isRead ? 'read' : 'write')
}

/** Whether a request may write, so that a database without free space refuses it. */
export function mayWrite(method: string, path: string): boolean {
  const shedding = sheddingOf(method, path)
  return shedding === 'write' || (shedding === 'costly' && method === 'POST')
}

/** Whether such requests are currently refused. */
export function isShed(meter: LoadMeter, shedding: Shedding): boolean {
  return meter.waitMs() >= sheddings[shedding].fromWaitMs
}

/** The seconds after which a refused request may be retried; null if it is admitted. */
export function shedUntil(meter: LoadMeter, method: string, path: string): number | null {
  const shedding = sheddingOf(method, path)
  const isLetIn = shedding === 'never' || !isShed(meter, shedding)
  return isLetIn ? null : sheddings[shedding].retryAfterSeconds
}
