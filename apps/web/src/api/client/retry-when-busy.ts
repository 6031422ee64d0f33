import { waitForBusyStore } from './busy-store.ts'
import { retryAfterSeconds } from './retry-after.ts'

const mostRetries = 4
/** A store that asks for a longer wait is down rather than busy. */
const longestWaitSeconds = 10

/**
 * Sends a request, and retries it after the wait that a busy server asks for (503 with Retry-After). Jitter
 * keeps clients that were turned away together from coming back together.
 */
export async function retryWhenBusy(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  for (let retries = 0; ; retries++) {
    // A body can be read only once, and the next attempt needs it too.
    const response = await send(request.clone())
    const seconds = retryAfterSeconds(response)
    if (response.status !== 503 || !seconds || seconds > longestWaitSeconds) return response
    if (retries === mostRetries) return response
    await waitForBusyStore(seconds * 1000 * (1 + Math.random() / 2), request.signal)
  }
}
