/** A hidden page gets no frames, so nothing waits longer than this. */
const longestWaitMs = 100

/** Runs a task after the response to a press has been painted, or at once if the page goes away. */
export function afterPaint(run: () => void): void {
  const once = () => {
    if (waiting.delete(once)) run()
  }
  waiting.add(once)
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, longestWaitMs)
}

const waiting = new Set<() => void>()

window.addEventListener('pagehide', () => {
  for (const once of waiting) once()
})
