import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Moving a finger this far to the left is a swipe; anything shorter springs back. */
const swipePx = 72

/**
 * Handles a left swipe by touch. The element follows the finger through `--swipe`; vertical moves stay with
 * the browser for scrolling, which requires `touch-action: pan-y` on the element. Whatever a swipe does
 * must also be available as a button.
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
    // The browser has taken over for scrolling.
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      // The finger lifts over something that a tap would press.
      if (hasSwiped.current) event.stopPropagation()
      hasSwiped.current = false
    },
  }
}
