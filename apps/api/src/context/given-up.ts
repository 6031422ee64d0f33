import { ORPCError } from '@orpc/server'

/** Thrown when the client has disconnected; the status is that of nginx, and nobody reads it. */
export class GivenUp extends ORPCError<'CLIENT_CLOSED_REQUEST', undefined> {
  constructor() {
    super('CLIENT_CLOSED_REQUEST', { status: 499 })
  }
}

/** Called before costly work; what was done until then stays done. */
export function endIfGivenUp(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new GivenUp()
}
