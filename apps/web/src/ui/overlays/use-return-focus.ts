import { useRef } from 'react'

/**
 * Gives the focus back to what had it when a modal opened. Radix returns it to its own trigger
 * only, and ours are opened by state. Where that is gone by then, as the row of an item that was
 * removed, the part of the page takes it in which it stood, or else the modal that is left open.
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
        // Who took it away may have found a better place already.
        if (document.activeElement !== document.body) return
        place.tabIndex = -1
      }
      place.focus({ preventScroll: true })
    },
  }
}

/** The one on top, as it was opened last. */
function openModal(): HTMLElement | undefined {
  const modals = document.querySelectorAll<HTMLElement>(
    ':is([role=dialog], [role=alertdialog])[data-state=open]',
  )
  return [...modals].at(-1)
}

/** The element itself, then from the inside out the parts it stands in. */
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
