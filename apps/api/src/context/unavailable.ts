import { ORPCError } from '@orpc/server'
import { isDatabaseUnavailable, isDiskFull } from '../db/database-unavailable.ts'
import { noteFullDisk } from '../db/upkeep/disk-room.ts'
import { isWriteConflict } from '../db/write-conflict.ts'
import { QueueFull } from '../limits/work-queue.ts'

const usualWaitSeconds = 2
/** Somebody has to free up space first. */
export const fullDiskWaitSeconds = 15

/**
 * Thrown when a request fails through no fault of its own, because the database does not answer or the server is
 * overloaded. It is worth retrying after the wait.
 */
export class Unavailable extends ORPCError<'SERVICE_UNAVAILABLE', undefined> {
  readonly retryAfterSeconds: number

  constructor({ retryAfterSeconds = usualWaitSeconds, cause }: UnavailableOptions = {}) {
    super('SERVICE_UNAVAILABLE', { message: 'The store is busy. Please try again.', cause })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Turns a database outage, a full queue or a write conflict, which are not bugs, into `Unavailable`. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof QueueFull) {
    return new Unavailable({ retryAfterSeconds: error.retryAfterSeconds, cause: error })
  }
  if (isWriteConflict(error)) return new Unavailable({ cause: error })
  if (!isDatabaseUnavailable(error)) return error
  if (!isDiskFull(error)) return new Unavailable({ cause: error })
  noteFullDisk()
  return new Unavailable({ retryAfterSeconds: fullDiskWaitSeconds, cause: error })
}

type UnavailableOptions = { retryAfterSeconds?: number; cause?: unknown }

/** The response for routes outside the contract; contract routes throw `Unavailable`, and the app sets the header. */
export function unavailableAnswer(error = new Unavailable()): Response {
  return Response.json(error.toJSON(), {
    status: error.status,
    headers: { 'Retry-After': String(error.retryAfterSeconds) },
  })
}
