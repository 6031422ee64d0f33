let field: HTMLInputElement | undefined
let isAwaited = false

/** Leads to the search field of Browse: at once where it stands (`true`), else as soon as it does. */
export function focusSearch(): boolean {
  isAwaited = !field
  field?.focus({ preventScroll: true })
  return !isAwaited
}

/** Says which field that is, until the function that is returned says it is gone. */
export function registerSearchField(input: HTMLInputElement) {
  field = input
  if (isAwaited) focusSearch()
  return () => {
    field = undefined
  }
}
