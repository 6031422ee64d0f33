/** Frames do not come in a page that is hidden meanwhile: nothing waits longer than this. */
const longestWaitMs = 100

/** Runs it once what was pressed has its answer on the screen. */
export function afterPaint(run: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    run()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, longestWaitMs)
}
