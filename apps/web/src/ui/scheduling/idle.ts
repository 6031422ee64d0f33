/**
 * Runs a task when the browser is idle, and returns how to cancel it. Not every browser has idle
 * callbacks.
 */
export function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(run)
  return () => cancelIdleCallback(request)
}
