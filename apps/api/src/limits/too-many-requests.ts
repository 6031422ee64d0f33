import { ORPCError } from '@orpc/server'

type Refusal = { message: string; retryAfterSeconds: number }

/** The refusal for exceeding a limit; the response says when to try again. */
export function tooManyRequests(responseHeaders: Headers, { message, retryAfterSeconds }: Refusal) {
  responseHeaders.set('Retry-After', String(retryAfterSeconds))
  return new ORPCError('TOO_MANY_REQUESTS', { message })
}
