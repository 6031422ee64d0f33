import { useDeferredValue } from 'react'

/** What dialogs and sheets share. As high as their panels: it covers the one below it as well. */
export const scrimClass =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

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
