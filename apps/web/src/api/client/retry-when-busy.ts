import { waitForBusyStore } from './busy-store.ts'
import { retryAfterSeconds } from './retry-after.ts'

const mostRetries = 4
/** A store that asks for more patience than this is down rather than busy. */
const longestWaitSeconds = 10

/**
 * Sends a request, and sends it again after the wait that a busy server asks for (503 with Retry-After).
 * A random part of the wait keeps clients that were turned away together from coming back together.
 */
export async function retryWhenBusy(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  for (let retries = 0; ; retries++) {
    // A body can be read only once, and the next attempt needs it as well.
    const response = await send(request.clone())
    const seconds = retryAfterSeconds(response)
    if (response.status !== 503 || !seconds || seconds > longestWaitSeconds) return response
    if (retries === mostRetries) return response
    await waitForBusyStore(seconds * 1000 * (1 + Math.random() / 2), request.signal)
  }
}
