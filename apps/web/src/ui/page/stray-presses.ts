/**
 * Ignores the second press of a double click or double tap if something else has come under the pointer since the first,
 * such as the Delete of the next list. Whoever presses twice means what was there; whoever goes on pressing means what
 * is there now.
 */
export function ignoreStrayPresses(): void {
  let previous: { control: Element | null; x: number; y: number } | undefined
  document.addEventListener(
    'click',
    event => {
      // Keys, screen readers and scripts press what they name.
      if (event.detail === 0) return
      const control = controlOf(event.target)
      const { clientX: x, clientY: y } = event
      // Two controls side by side can also be pressed in quick succession: then the previous one is still there.
      const isStray =
        control !== null &&
        event.detail > 1 &&
        previous !== undefined &&
        control !== previous.control &&
        controlOf(document.elementFromPoint(previous.x, previous.y)) !== previous.control
      previous = { control, x, y }
      if (!isStray) return
      event.preventDefault()
      event.stopPropagation()
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
