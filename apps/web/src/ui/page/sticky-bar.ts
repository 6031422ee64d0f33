/** Leaves room for the outline of what has the focus. */
const gapPx = 8

/** The `ref` of a bar that sticks to the window's upper edge. */
export const stickyTop = scrollPadding('scrollPaddingTop')

/** The `ref` of a bar that sticks to the window's lower edge. */
export const stickyBottom = scrollPadding('scrollPaddingBottom')

/**
 * Keeps what is scrolled to, or takes the focus, out from under such bars. The padding is set on the root
 * itself, where no element inherits it, and never so large that nothing is left between the bars.
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
      heights.set(bar, entry?.borderBoxSize[0]?.blockSize ?? 0)
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
