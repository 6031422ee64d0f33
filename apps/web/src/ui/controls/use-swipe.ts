import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A finger that moved this far to the left has swiped; a shorter way springs back. */
const swipePx = 72

/**
 * Answers a swipe to the left with a finger. The element follows the finger by `--swipe`; the browser keeps
 * vertical moves for scrolling, for which the element needs `touch-action: pan-y`. What is swiped must be reachable by
 * a button as well.
 */
export function useSwipe(onSwiped: () => void) {
  const from = useRef<number>(undefined)
  const hasSwiped = useRef(false)

  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const moved = Math.min(0, clientX - (from.current ?? clientX))
    currentTarget.style.setProperty('--swipe', `${moved}px`)
    return moved
  }
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = undefined
    currentTarget.style.removeProperty('--swipe')
  }
  return {
    onPointerDown({ pointerType, clientX }: PointerEvent<HTMLElement>) {
      hasSwiped.current = false
      from.current = pointerType === 'touch' ? clientX : undefined
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current === undefined) return
      if (follow(event) < -swipePx) hasSwiped.current = true
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isFar = from.current !== undefined && follow(event) < -swipePx
      end(event)
      if (isFar) onSwiped()
    },
    // The browser scrolls instead.
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      // The finger is lifted over what a tap would press.
      if (hasSwiped.current) event.stopPropagation()
      hasSwiped.current = false
    },
  }
}
