/** Elements that can be pressed, filled in or moved. */
export const controls = 'a, button, input, label, select, textarea, summary, [role=slider]'

let lastUsed: Element | null = null

/** The last control pressed; Safari does not focus it. */
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
