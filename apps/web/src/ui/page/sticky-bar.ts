/** Leaves room for the focus outline. */
const gapPx = 8

/** The `ref` of a bar that sticks to the top of the viewport. */
export const stickyTop = scrollPadding('scrollPaddingTop')

/** The `ref` of a bar that sticks to the bottom of the viewport. */
export const stickyBottom = scrollPadding('scrollPaddingBottom')

/**
 * Keeps scroll targets and focused elements from ending up under such bars, unless a narrow or low window has them scroll
 * along. The padding is set on the root itself, where no element inherits it, and is capped so that some space always
 * remains between the bars.
 */
function scrollPadding(property: 'scrollPaddingTop' | 'scrollPaddingBottom') {
  const heights = new Map<Element, number>()
  const say = () => {
    const sum = [...heights.values()].reduce((all, height) => all + height, gapPx)
    document.documentElement.style[property] = `min(${sum}px, 40vh)`
  }
  return (bar: HTMLElement | null) => {
    if (!bar) return
    const observer = new ResizeObserver(([entry]) => {
      const isStuck = getComputedStyle(bar).position !== 'static'
      heights.set(bar, isStuck ? (entry?.borderBoxSize[0]?.blockSize ?? 0) : 0)
      say()
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      heights.delete(bar)
      say()
    }
  }
}
