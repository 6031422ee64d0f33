/**
 * Runs a task when the browser is idle, and returns a function that cancels it. Browsers without idle
 * callbacks use a timer.
 */
export function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(run)
  return () => cancelIdleCallback(request)
}
