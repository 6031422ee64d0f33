/** How near to the window's edge the page scrolls, and how far in each frame. */
const edgePx = 96
const stepPx = 9

/** Scrolls the page while the pointer stays near the upper or the lower edge of the window. */
export function scrollAtEdges(onScroll: (pointerY: number) => void) {
  let pointerY = 0
  let frame = 0
  const direction = () => (pointerY < edgePx ? -1 : pointerY > window.innerHeight - edgePx ? 1 : 0)
  const step = () => {
    frame = 0
    if (direction() === 0) return
    window.scrollBy(0, direction() * stepPx)
    onScroll(pointerY)
    frame = requestAnimationFrame(step)
  }
  return {
    at(y: number) {
      pointerY = y
      if (frame === 0 && direction() !== 0) frame = requestAnimationFrame(step)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}
