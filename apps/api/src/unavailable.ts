import { ORPCError } from '@orpc/server'

const usualWaitSeconds = 2

/**
 * Thrown where a request is turned away by no fault of its own: the database does not answer, or the
 * server has more to do than it can. The same request is worth another try after the wait.
 */
export class Unavailable extends ORPCError<'SERVICE_UNAVAILABLE', undefined> {
  readonly retryAfterSeconds: number

  constructor({ retryAfterSeconds = usualWaitSeconds, cause }: UnavailableOptions = {}) {
    super('SERVICE_UNAVAILABLE', { message: 'The store is busy. Please try again.', cause })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type UnavailableOptions = { retryAfterSeconds?: number; cause?: unknown }

/** The answer outside the contract's routes; they throw `Unavailable`, and the app sets the header. */
export function unavailableAnswer(error = new Unavailable()): Response {
  return Response.json(error.toJSON(), {
    status: error.status,
    headers: { 'Retry-After': String(error.retryAfterSeconds) },
  })
}
