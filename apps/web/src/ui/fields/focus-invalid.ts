/** Moves the focus to the first field with an error, also in a closed fold; false if there is none. */
export function focusInvalid(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
  const fold = field?.closest('details')
  // What is in a closed fold cannot take the focus.
  if (fold) fold.open = true
  field?.focus()
  return field !== null
}
