/** The elements that are pressed, filled in or moved. */
export const controls = 'a, button, input, label, select, textarea, summary, [role=slider]'

let lastUsed: Element | null = null

/** The control that was pressed last; Safari does not give it the focus. */
export function controlLastUsed(): Element | null {
  return lastUsed
}

export function watchLastUsed() {
  const onClick = ({ target }: MouseEvent) => {
    const control = target instanceof Element ? target.closest(controls) : null
    if (control && !control.closest('[data-toasts]')) lastUsed = control
  }
  document.addEventListener('click', onClick, { capture: true, passive: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
