import { useRef } from 'react'

/**
 * Gives the focus back to what had it when a modal opened. Radix returns it to its own trigger
 * only, and ours are opened by state.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}
