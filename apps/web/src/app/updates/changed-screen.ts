/** The screen on which a form was last changed. */
let changedOn: string | undefined
addEventListener('input', note)
// A stepper, or a button that adds a row, changes a form without an input event.
addEventListener('click', event => {
  if (isWithin(event, 'form')) note(event)
})

/** Whether a form of this screen was changed that keeps no draft on the device (`data-kept`). */
export function isScreenChanged(): boolean {
  return changedOn === location.pathname
}

function note(event: Event) {
  if (!isWithin(event, '[data-kept]')) changedOn = location.pathname
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
