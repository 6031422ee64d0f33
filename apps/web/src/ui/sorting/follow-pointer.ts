import type { PointerEvent as PressEvent } from 'react'

type Drag = {
  move: (pointer: PointerEvent) => void
  /** `isDropped` is false if the drag was interrupted, Escape was pressed or the handle is gone. */
  end: (isDropped: boolean) => void
}

/**
 * Follows the pointer that pressed a handle until it is released or lost. It listens on the window, because
 * a handle that is removed meanwhile receives no more events.
 */
export function followPointer(press: PressEvent<HTMLElement>, { move, end }: Drag): void {
  const { currentTarget: handle, pointerId } = press
  const ended = new AbortController()
  const { signal } = ended
  const stop = (isDropped: boolean) => {
    ended.abort()
    end(isDropped)
  }
  const follow = (pointer: PointerEvent) => {
    if (pointer.pointerId !== pointerId) return
    if (pointer.type === 'pointermove') return move(pointer)
    stop(pointer.type === 'pointerup' && handle.isConnected)
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The dialog around the handle stays open.
    event.stopPropagation()
    stop(false)
  }
  handle.setPointerCapture(pointerId)
  for (const type of types) window.addEventListener(type, follow, { signal })
  window.addEventListener('keydown', cancel, { signal, capture: true })
}

const types = ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'] as const
