import { useRef } from 'react'

/**
 * Gives the focus back to what had it when a modal opened. Radix returns it only to its own
 * trigger, and these modals are opened by state. When that element is gone by then, as the row of a
 * removed item is, the focus goes to the part of the page in which it stood, or else to the modal
 * that is left open.
 */
export function useReturnFocus() {
  const places = useRef<HTMLElement[]>([])
  return {
    onOpenAutoFocus() {
      places.current = placesOf(document.activeElement)
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const [opener] = places.current
      const place = places.current.find(({ isConnected }) => isConnected) ?? openModal()
      if (!place) return
      if (place !== opener) {
        // Whoever moved the focus may have found a better place already.
        if (document.activeElement !== document.body) return
        place.tabIndex = -1
      }
      place.focus({ preventScroll: true })
    },
  }
}

/** The modal on top, which was opened last. */
function openModal(): HTMLElement | undefined {
  const modals = document.querySelectorAll<HTMLElement>(
    ':is([role=dialog], [role=alertdialog])[data-state=open]',
  )
  return [...modals].at(-1)
}

/** The element itself, then the parts that contain it, from the inside out. */
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
