import { useRef } from 'react'

/**
 * Returns the focus to the element that had it when a modal opened. Radix does so only for its own
 * triggers, and these modals are opened by state. If that element is gone by then, like the row of a
 * removed item, the focus goes to the part of the page that contained it, or else to the modal that is
 * still open.
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
      if (!place) return
      if (place !== opener) {
        // Whatever moved the focus may have found a better place already.
        if (document.activeElement !== document.body) return
        place.tabIndex = -1
      }
      place.focus({ preventScroll: true })
    },
  }
}

/** The topmost modal, which was opened last. */
function openModal(): HTMLElement | undefined {
  const modals = document.querySelectorAll<HTMLElement>(
    ':is([role=dialog], [role=alertdialog])[data-state=open]',
  )
  return [...modals].at(-1)
}

/** The element itself, then the parts that contain it, innermost first. */
function placesOf(opener: Element | null): HTMLElement[] {
  const places: HTMLElement[] = []
  for (let place = opener; place instanceof HTMLElement; place = partAround(place)) {
    places.push(place)
  }
  return places
}

function partAround({ parentElement }: Element): Element | null {
  return parentElement?.closest('section, main') ?? null
}
