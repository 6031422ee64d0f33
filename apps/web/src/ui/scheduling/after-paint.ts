/** Frames do not come in a page that is hidden meanwhile: nothing waits longer than this. */
const longestWaitMs = 100

/** Runs it once what was pressed has its answer on the screen; at once when the page goes away. */
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
