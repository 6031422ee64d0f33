import { useRef } from 'react'
import { focusPart, openModal, placesOf } from '../page/focus-part.ts'

/**
 * Returns the focus to the element that had it when a modal opened. Radix does so only for its own triggers, and these
 * modals are opened by state. If that element is gone by then, like the row of a removed item, the focus goes to the
 * part of the page that contained it, or else to the modal that is still open.
 */
export function useReturnFocus() {
  const places = useRef<HTMLElement[]>([])
  return {
    onOpenAutoFocus(event: Event) {
      places.current = placesOf(document.activeElement)
      // `autoFocus` would take effect before this, and what opened the modal would stay unknown.
      const { target } = event
      const field = target instanceof Element && target.querySelector('[data-autofocus]')
      if (!(field instanceof HTMLElement)) return
      event.preventDefault()
      field.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const [opener] = places.current
      const place = places.current.find(({ isConnected }) => isConnected) ?? openModal()
      if (place === opener) place?.focus({ preventScroll: true })
      // Whatever moved the focus may have found a better place already.
      else if (place && document.activeElement === document.body) focusPart(place)
    },
  }
}
