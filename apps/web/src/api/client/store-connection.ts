import { apiPrefix } from '@aisleway/core/contract'
import { onlineManager } from '@tanstack/react-query'
import { isAnswer } from './refusal.ts'
import { retryWithBackoff } from './retry-with-backoff.ts'

/** Inside a store, a request often ends in nothing rather than in an error. */
const patienceMs = 8000
const probePatienceMs = 5000
const longestPauseMs = 15_000

/**
 * Sends a request, and learns from it whether the store can be reached: a browser says that there is a network
 * even when that leads nowhere.
 */
export async function noticed<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const timer = setTimeout(findStore, patienceMs)
  try {
    const answer = await send()
    seen()
    return answer
  } catch (error) {
    if (!isAnswer(error) && !isAborted(error)) findStore()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Asks the store for a sign of life. Without one, the app counts as offline until it comes. */
const findStore = retryWithBackoff(async () => {
  try {
    await fetch(`${apiPrefix}/health`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probePatienceMs),
    })
  } catch (error) {
    onlineManager.setOnline(false)
    throw error
  }
  seen()
}, longestPauseMs)

/** An answer may still arrive after the network was lost. */
function seen(): void {
  onlineManager.setOnline(navigator.onLine)
}

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
