import { ORPCError } from '@orpc/server'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'

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

/** What is thrown on at the edge: an outage of the database is no surprise of ours. */
export function asUnavailable(error: unknown): unknown {
  return isDatabaseUnavailable(error) ? new Unavailable({ cause: error }) : error
}

type UnavailableOptions = { retryAfterSeconds?: number; cause?: unknown }

/** The answer outside the contract's routes; they throw `Unavailable`, and the app sets the header. */
export function unavailableAnswer(error = new Unavailable()): Response {
  return Response.json(error.toJSON(), {
    status: error.status,
    headers: { 'Retry-After': String(error.retryAfterSeconds) },
  })
}
