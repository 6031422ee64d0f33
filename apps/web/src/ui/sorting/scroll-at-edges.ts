/** How close to an edge of what scrolls scrolling starts, and how far it goes each frame. */
const edgePx = 96
const stepPx = 9

/**
 * Scrolls the page, or the dialog, while the pointer is near its upper or lower visible edge, but not beyond
 * its end: an element dragged below the end makes it longer.
 */
export function scrollAtEdges(scroller: Element, onScroll: (pointerY: number) => void) {
  const contentHeight = scroller.scrollHeight
  let pointerY = 0
  let frame = 0
  const direction = () => {
    const { top, bottom } = visibleEdges(scroller)
    return pointerY < top + edgePx ? -1 : pointerY > bottom - edgePx ? 1 : 0
  }
  const step = () => {
    frame = 0
    if (direction() === 0) return
    const { top, bottom } = visibleEdges(scroller)
    const leftPx = contentHeight - (bottom - top) - scroller.scrollTop
    scroller.scrollBy(0, Math.min(direction() * stepPx, Math.max(0, leftPx)))
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

/** The nearest element around this one that scrolls up and down: a dialog, or the page. */
export function scrollerOf(element: Element): Element {
  const around = element.parentElement
  if (!around || around === document.body) return document.documentElement
  const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY)
  return scrolls && around.scrollHeight > around.clientHeight ? around : scrollerOf(around)
}

function visibleEdges(scroller: Element): { top: number; bottom: number } {
  return scroller === document.documentElement
    ? { top: 0, bottom: window.innerHeight }
    : scroller.getBoundingClientRect()
}
