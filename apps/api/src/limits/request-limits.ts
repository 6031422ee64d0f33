import type { Rate, RateLimiter } from './rate-limiter.ts'
import { tooManyRequests } from './too-many-requests.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often one shopper may call what writes or what costs the server much; `auth/limits.ts` has the
 * figures for signing in. Each is far above what hands do, and far below what would slow others down.
 */
export const requestLimits = {
  /** Any write, together. */
  write: { most: 600, windowSeconds: minute },
  newList: { most: 60, windowSeconds: minute },
  /** What devices did to lists, ticks among them; a long trip without a signal has some hundreds. */
  listOperation: { most: 3000, windowSeconds: minute },
  listOperationDay: { most: 20_000, windowSeconds: day },
  /** Choosing meals, generating a list, reading lines of a recipe or of a pasted list. */
  computation: { most: 120, windowSeconds: minute },
  download: { most: 10, windowSeconds: hour },
} satisfies Record<string, Rate>

export type RequestLimits = Record<keyof typeof requestLimits, Rate>

/** Routes that count for more than a write; a route is named by its place in the contract. */
export const namedRoutes: Readonly<Record<string, keyof RequestLimits>> = {
  'account.data': 'download',
  'generator.generate': 'computation',
  'lists.copy': 'newList',
  'lists.create': 'newList',
  'meals.generate': 'computation',
}

/** The limits that a call of a route counts for: none for an ordinary read. */
export function limitsOfRoute(path: readonly string[], method: string): (keyof RequestLimits)[] {
  const named = namedRoutes[path.join('.')]
  return [...(method === 'GET' ? [] : ['write' as const]), ...(named ? [named] : [])]
}

type Counting = {
  limiter: RateLimiter
  requestLimits: RequestLimits
  /** Sent with the refusal: Retry-After. */
  responseHeaders: Headers
}

export type CountRequests = (name: keyof RequestLimits, cost?: number) => void

/** Counts calls of one user; throws the refusal where a limit is used up. */
export function requestCounter(
  { limiter, requestLimits: limits, responseHeaders }: Counting,
  userId: string,
): CountRequests {
  return (name, cost = 1) => {
    const waitSeconds = limiter.take(`${name} ${userId}`, limits[name], cost)
    if (waitSeconds === 0) return
    throw tooManyRequests(responseHeaders, {
      message: 'Too many requests. Please wait a moment.',
      retryAfterSeconds: waitSeconds,
    })
  }
}
