/** Moves the focus to a part that cannot have it otherwise, for as long as it stays there. */
export function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}

/** The element itself, then the parts of the page that contain it, innermost first. */
export function placesOf(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = []
  for (let place = element; place instanceof HTMLElement; place = partAround(place)) {
    places.push(place)
  }
  return places
}

function partAround({ parentElement }: Element): Element | null {
  return parentElement?.closest('section, main') ?? null
}

/** The topmost modal, which was opened last. */
export function openModal(): HTMLElement | undefined {
  const modals = document.querySelectorAll<HTMLElement>(
    ':is([role=dialog], [role=alertdialog])[data-state=open]',
  )
  return [...modals].at(-1)
}
