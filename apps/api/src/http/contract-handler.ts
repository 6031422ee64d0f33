import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError, onError } from '@orpc/server'
import { endIfGivenUp } from '../context/given-up.ts'
import { asUnavailable, Unavailable } from '../context/unavailable.ts'
import type { LoadMeter } from '../limits/load-meter.ts'
import { router } from '../router.ts'
import { writeRefused } from '../telemetry/channels.ts'
import { isStorable, unstorable } from './storable-text.ts'

/** Answers the routes of the contract. */
export function contractHandler(loadMeter: LoadMeter) {
  return new StandardOpenAPIHandler(router, {
    // These wrap only the route: a body that cannot be decoded is the client's fault and not worth logging.
    clientInterceptors: [
      onError((error, { context, path, procedure }) => {
        if (isRefusedWrite(error, procedure['~orpc'].route.method)) {
          writeRefused.publish({ route: path.join('.'), code: error.code })
        }
        if (error instanceof Unavailable) {
          context.responseHeaders.set('Retry-After', String(error.retryAfterSeconds))
        } else if (!(error instanceof ORPCError) || error.status >= 500) {
          context.logFailure(error)
        }
      }),
      async ({ input, next, signal }) => {
        endIfGivenUp(signal)
        if (!isStorable(input)) throw unstorable()
        try {
          return await loadMeter.during(async () => next())
        } catch (error) {
          throw asUnavailable(error)
        }
      },
    ],
  })
}

/** A refusal caused by the client, which an outbox would not retry. */
function isRefusedWrite(
  error: unknown,
  method: string | undefined,
): error is ORPCError<string, unknown> {
  return method !== 'GET' && error instanceof ORPCError && error.status >= 400 && error.status < 499
}
