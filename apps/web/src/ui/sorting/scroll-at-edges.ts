/** How close to the viewport's edge scrolling starts, and how far it goes each frame. */
const edgePx = 96
const stepPx = 9

/**
 * Scrolls the page while the pointer is near the upper or lower edge of the viewport, but not beyond its
 * end: an element dragged below the end makes the page longer.
 */
export function scrollAtEdges(onScroll: (pointerY: number) => void) {
  const pageHeight = document.documentElement.scrollHeight
  let pointerY = 0
  let frame = 0
  const direction = () => (pointerY < edgePx ? -1 : pointerY > window.innerHeight - edgePx ? 1 : 0)
  const step = () => {
    frame = 0
    if (direction() === 0) return
    const leftPx = pageHeight - window.innerHeight - window.scrollY
    window.scrollBy(0, Math.min(direction() * stepPx, Math.max(0, leftPx)))
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
