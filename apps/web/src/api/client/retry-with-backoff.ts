import { coalesce } from './coalesce.ts'
import { isBusy } from './refusal.ts'
import { whenOnline } from './when-online.ts'

const firstPauseMs = 2000

/**
 * Repeats a task until it succeeds: at once when called, then with backoff, never sooner than a busy server
 * asks, and whenever the network is back or the page becomes visible. Only one run is in flight at a time;
 * a call in the meantime leads to one more run, unless this one fails.
 */
export function retryWithBackoff(
  send: () => Promise<void>,
  longestPauseMs = 60_000,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const attempt = coalesce(async () => {
    clearTimeout(timer)
    if (!navigator.onLine) return
    try {
      await send()
      failures = 0
    } catch (error) {
      const pause = Math.min(firstPauseMs * 2 ** failures++, longestPauseMs)
      const leastMs = isBusy(error) ? error.retryAfterSeconds * 1000 : 0
      // Jitter keeps the devices from all coming back at once when a server does.
      timer = setTimeout(start, Math.max(pause, leastMs / 0.75) * (0.75 + Math.random() / 2))
      throw error
    }
  })
  // The timer takes care of a failure.
  const start = () => attempt().catch(() => {})

  whenOnline(start)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') start()
  })
  return start
}
