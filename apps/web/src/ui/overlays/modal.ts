import { useDeferredValue, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'

/**
 * The scrim shared by dialogs and sheets. It has the same z-index as their panels, so it covers any modal
 * below as well.
 */
export const scrimClass =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

/**
 * The panel of a dialog. There is always room above it for a two-line toast, or for as much as
 * the toast needs; in a low window, such as above an on-screen keyboard, only while there is one.
 */
export const dialogPanelClass = classNames(
  'fixed z-50 scroll-py-6 overflow-y-auto overscroll-contain bg-surface p-6 shadow-panel outline-none',
  '[--above:max(clamp(0.75rem,100dvh-16rem,4.5rem),var(--toast-room,0px))] [--below:clamp(1.5rem,100dvh-36rem,4.5rem)]',
  'max-sm:max-h-[calc(100dvh-var(--above))] sm:max-h-[calc(100dvh-var(--above)-var(--below))]',
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-panel max-sm:pb-[max(1.5rem,env(safe-area-inset-bottom))]',
  'max-sm:data-[state=closed]:animate-sheet-down max-sm:data-[state=open]:animate-sheet-up',
  'sm:inset-x-0 sm:top-(--above) sm:bottom-(--below) sm:m-auto sm:h-fit sm:rounded-panel',
  'sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-dialog-in',
)

/** Lets the tap that opens or closes respond first, and then mounts or unmounts the panel. */
export function useAfterTap(isOpen: boolean): boolean {
  return useDeferredValue(isOpen, false)
}

/** Two presses within this time may be one double tap; `unpressable-at-first` in motion.css has the same. */
const doubleTapMs = 500

/** A press outside closes a modal, unless it may be the second one of the double tap that opened it. */
export function useOutsidePress(isOpen: boolean) {
  const openedMs = useRef(0)
  useEffect(() => {
    if (isOpen) openedMs.current = performance.now()
  }, [isOpen])
  return {
    onPointerDownOutside(event: Event) {
      if (performance.now() - openedMs.current < doubleTapMs) event.preventDefault()
    },
  }
}
