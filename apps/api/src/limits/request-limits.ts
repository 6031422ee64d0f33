import type { Rate, RateLimiter } from './rate-limiter.ts'
import { tooManyRequests } from './too-many-requests.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often one shopper may call routes that write or are costly; `auth/limits/limits.ts` has the limits for signing
 * in. Each is far above normal use, and far below what would slow others down.
 */
export const requestLimits = {
  /** All writes together. */
  write: { most: 600, windowSeconds: minute },
  /** Many writes leave a row for months, at least the idempotency key. */
  writeDay: { most: 20_000, windowSeconds: day },
  newList: { most: 60, windowSeconds: minute },
  /** Operations on lists, such as ticks; a long offline trip accumulates a few hundred. */
  listOperation: { most: 3000, windowSeconds: minute },
  /**
   * Includes the items that new lists, merged lists and trips copy. An account that saved a million items would need
   * seconds to search among its lists.
   */
  listOperationDay: { most: 20_000, windowSeconds: day },
  /** Choosing meals, generating a list, parsing the lines of a recipe or a pasted list, searching among own recipes or lists. */
  computation: { most: 120, windowSeconds: minute },
  /** Solving a plan occupies a thread for up to half a minute. */
  plan: { most: 20, windowSeconds: 5 * minute },
  /** Parsing recipes from pages, which may be long, and fetching the pages. */
  recipeFetch: { most: 20, windowSeconds: hour },
  recipeImport: { most: 60, windowSeconds: hour },
  download: { most: 10, windowSeconds: hour },
} satisfies Record<string, Rate>

export type RequestLimits = Record<keyof typeof requestLimits, Rate>

/** Routes that count as more than a write, by their path in the contract. */
export const namedRoutes: Readonly<Record<string, keyof RequestLimits>> = {
  'account.data': 'download',
  'generator.generate': 'computation',
  'generator.fillBasket': 'computation',
  'lists.copy': 'newList',
  'lists.create': 'newList',
  'meals.generate': 'computation',
  'recipes.all': 'download',
  'recipes.change': 'computation',
  'recipes.importPage': 'recipeFetch',
  'recipes.importText': 'recipeImport',
  'recipes.preview': 'computation',
  'recipes.save': 'computation',
  'plan.alternatives': 'computation',
  'plan.price': 'computation',
  'plan.solve': 'plan',
}

/** The limits that a call of a route counts against; none for an ordinary read. */
export function limitsOfRoute(path: readonly string[], method: string): (keyof RequestLimits)[] {
  const named = namedRoutes[path.join('.')]
  return [...(method === 'GET' ? [] : (['write', 'writeDay'] as const)), ...(named ? [named] : [])]
}

type Counting = {
  limiter: RateLimiter
  requestLimits: RequestLimits
  /** Receives the Retry-After header of a refusal. */
  responseHeaders: Headers
}

export type CountRequests = (name: keyof RequestLimits, cost?: number) => void

/** Counts the calls of one user; throws the refusal once a limit is exceeded. */
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
