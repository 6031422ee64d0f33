import { ORPCError } from '@orpc/server'

/** Thrown when the client has disconnected; the status is nginx's, and nobody reads it. */
export class GivenUp extends ORPCError<'CLIENT_CLOSED_REQUEST', undefined> {
  constructor() {
    super('CLIENT_CLOSED_REQUEST', { status: 499 })
  }
}

/** Call it before expensive work; what has been done so far stays done. */
export function endIfGivenUp(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new GivenUp()
}
