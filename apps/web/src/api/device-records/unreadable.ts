let hasSetAside = false
let listener: (() => void) | undefined

/** Something was set aside that could not be read. */
export function tellUnreadable(): void {
  hasSetAside = true
  listener?.()
}

/** Calls back when something was set aside, be it before. */
export function onUnreadable(callback: () => void): void {
  listener = callback
  if (hasSetAside) callback()
}
