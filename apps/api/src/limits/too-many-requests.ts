import { ORPCError } from '@orpc/server'

type Refusal = { message: string; retryAfterSeconds: number }

/** The refusal of one request too many; the answer says when to try again. */
export function tooManyRequests(responseHeaders: Headers, { message, retryAfterSeconds }: Refusal) {
  responseHeaders.set('Retry-After', String(retryAfterSeconds))
  return new ORPCError('TOO_MANY_REQUESTS', { message })
}
