import { type TouchEvent, useRef } from 'react'
import type { Steps } from './use-step-keys.ts'

/** How far a finger must move sideways to change the step, rather than scroll or tap. */
const swipePixels = 60

/** Touch handlers that go to the previous or the next step on a sideways swipe. */
export function useStepSwipe({ onPrevious, onNext }: Steps) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const first = touches.item(0)
      start.current = touches.length === 1 ? { x: first.clientX, y: first.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const first = changedTouches.item(0)
      if (!start.current) return
      const across = first.clientX - start.current.x
      const along = first.clientY - start.current.y
      start.current = null
      if (Math.abs(across) < swipePixels || Math.abs(across) < 2 * Math.abs(along)) return
      if (across > 0) onPrevious()
      else onNext()
    },
  }
}
