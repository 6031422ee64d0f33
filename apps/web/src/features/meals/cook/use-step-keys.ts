import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react'

type Steps = { onPrevious: () => void; onNext: () => void }

/** Makes the arrow keys go to the previous and the next step. */
export function useStepKeys({ onPrevious, onNext }: Steps): void {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isInDialog(event.target)) return
    if (event.key === 'ArrowLeft') onPrevious()
    if (event.key === 'ArrowRight') onNext()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => turn(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null
}

/** Moving a finger this far sideways turns the page, and does not scroll or tap. */
const swipePixels = 60

export function useSwipe({ onPrevious, onNext }: Steps) {
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
