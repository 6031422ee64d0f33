import type { LoadMeter } from './load-meter.ts'

/** What is refused first when the server is overloaded, and from which wait on. */
const sheddings = {
  costly: { fromWaitMs: 150, retryAfterSeconds: 5 },
  write: { fromWaitMs: 250, retryAfterSeconds: 2 },
  read: { fromWaitMs: 350, retryAfterSeconds: 1 },
} as const

type Shedding = keyof typeof sheddings

/**
 * The routes whose method does not tell; a pattern matches every path that begins with it. Computations,
 * downloads and whatever hashes a password are costly. Searches are reads although they are posted, and so are
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

/** Pages and files are never refused: a busy server only leaves the data out of a page, see `page-data.ts`. */
function sheddingOf(method: string, path: string): Shedding | 'never' {
  if (!/^\/(api|1)\//.test(path)) return 'never'
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  const route = `${isRead ? 'GET' : method} ${path}`
  const named = sheddingOfRoutes.find(([beginning]) => route.startsWith(beginning))
  return named?.[1] ?? (isRead ? 'read' : 'write')
}

/** Whether a request may write, so that a database without room refuses it. */
export function mayWrite(method: string, path: string): boolean {
  const shedding = sheddingOf(method, path)
  return shedding === 'write' || (shedding === 'costly' && method === 'POST')
}

/** Whether such requests are refused now. */
export function isShed(meter: LoadMeter, shedding: Shedding): boolean {
  return meter.waitMs() >= sheddings[shedding].fromWaitMs
}

/** The seconds after which a refused request may be repeated; null admits it now. */
export function shedUntil(meter: LoadMeter, method: string, path: string): number | null {
  const shedding = sheddingOf(method, path)
  const isLetIn = shedding === 'never' || !isShed(meter, shedding)
  return isLetIn ? null : sheddings[shedding].retryAfterSeconds
}
