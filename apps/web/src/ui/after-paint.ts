/** Runs it once what was pressed has its answer on the screen; a hidden page paints nothing. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
