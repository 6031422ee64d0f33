/** How close to an end of the row scrolling starts, and how far it goes each frame. */
const edgePx = 36
const stepPx = 8

/** Scrolls a row sideways while the pointer is near one of its ends; snapping is off meanwhile. */
export function scrollRowAtEnds(row: HTMLElement | null, onScroll: () => void) {
  let pointerX: number | undefined
  let frame = 0
  const direction = () => {
    if (!row || pointerX === undefined || row.scrollWidth <= row.clientWidth) return 0
    const { left, right } = row.getBoundingClientRect()
    return pointerX < left + edgePx ? -1 : pointerX > right - edgePx ? 1 : 0
  }
  const step = () => {
    frame = 0
    if (!row || direction() === 0) return
    row.style.scrollSnapType = 'none'
    row.scrollLeft += direction() * stepPx
    onScroll()
    frame = requestAnimationFrame(step)
  }
  return {
    at(x: number) {
      pointerX = x
      if (frame === 0 && direction() !== 0) frame = requestAnimationFrame(step)
    },
    stop() {
      cancelAnimationFrame(frame)
      row?.style.removeProperty('scroll-snap-type')
    },
  }
}
