import { ORPCError } from '@orpc/server'

/** Thrown when the sender of a request has left; its status is the one of nginx, which nobody reads. */
export class GivenUp extends ORPCError<'CLIENT_CLOSED_REQUEST', undefined> {
  constructor() {
    super('CLIENT_CLOSED_REQUEST', { status: 499 })
  }
}

/** Called before work that costs something: what was done until then stays done. */
export function endIfGivenUp(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new GivenUp()
}
