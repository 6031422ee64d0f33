import type { PointerEvent as PressEvent } from 'react'

type Drag = {
  move: (pointer: PointerEvent) => void
  /** `isDropped` is false if the drag was interrupted or the handle is gone. */
  end: (isDropped: boolean) => void
}

/**
 * Follows the pointer that pressed a handle until it is released or lost. It listens on the window, because
 * a handle that is removed meanwhile receives no more events.
 */
export function followPointer(press: PressEvent<HTMLElement>, { move, end }: Drag): void {
  const { currentTarget: handle, pointerId } = press
  const ended = new AbortController()
  const follow = (pointer: PointerEvent) => {
    if (pointer.pointerId !== pointerId) return
    if (pointer.type === 'pointermove') return move(pointer)
    ended.abort()
    end(pointer.type === 'pointerup' && handle.isConnected)
  }
  handle.setPointerCapture(pointerId)
  for (const type of types) window.addEventListener(type, follow, { signal: ended.signal })
}

const types = ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'] as const
