import { useDeferredValue } from 'react'
import { classNames } from './class-names.ts'

/** What dialogs and sheets share. As high as their panels: it covers the one below it as well. */
export const scrimClass =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

/** A dialog's panel. */
export const dialogPanelClass = classNames(
  'fixed z-50 max-h-[calc(100dvh-3rem)] overflow-y-auto overscroll-contain bg-surface p-6 shadow-panel outline-none',
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-panel max-sm:pb-[max(1.5rem,env(safe-area-inset-bottom))]',
  'max-sm:data-[state=closed]:animate-sheet-down max-sm:data-[state=open]:animate-sheet-up',
  'sm:inset-0 sm:m-auto sm:h-fit sm:rounded-panel',
  'sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-dialog-in',
)

/** A toast lies over every modal: using its button is no click outside. */
export function keepOpenForToasts(event: {
  target: EventTarget | null
  preventDefault: () => void
}) {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) {
    event.preventDefault()
  }
}

/** The tap that opens or closes is answered first; then the panel is built, or taken down. */
export function useAfterTap(isOpen: boolean): boolean {
  return useDeferredValue(isOpen, false)
}
