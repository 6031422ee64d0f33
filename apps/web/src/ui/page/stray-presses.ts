/**
 * Ignores the second press of a double click or double tap if something else has come under the pointer since the first,
 * such as the Delete of the next list. Whoever presses twice means what was there.
 */
export function ignoreStrayPresses(): void {
  let first: { control: Element | null; x: number; y: number } | undefined
  document.addEventListener(
    'click',
    event => {
      const control = controlOf(event.target)
      const { clientX: x, clientY: y } = event
      // Two controls side by side can also be pressed in quick succession: then the first one is still there.
      const isStray =
        control !== null &&
        event.detail > 1 &&
        first !== undefined &&
        control !== first.control &&
        controlOf(document.elementFromPoint(first.x, first.y)) !== first.control
      if (isStray) {
        event.preventDefault()
        event.stopPropagation()
      } else if (event.detail > 0) first = { control, x, y }
    },
    { capture: true },
  )
}

/** Pressing the label of a field is pressing the field. */
function controlOf(pressed: EventTarget | null): Element | null {
  if (!(pressed instanceof Element)) return null
  const control = pressed.closest('a, button, input, label, [role=menuitem]')
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}
