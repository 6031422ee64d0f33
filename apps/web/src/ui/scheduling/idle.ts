/** Runs it when nothing else is to be done, and tells how to call that off. Not every browser has idle callbacks. */
export function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(run)
  return () => cancelIdleCallback(request)
}
