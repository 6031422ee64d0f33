import { useEffect, useEffectEvent } from 'react'

export type Steps = { onPrevious: () => void; onNext: () => void }

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
