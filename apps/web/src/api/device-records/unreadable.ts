let hasSetAside = false
let listener: (() => void) | undefined

/** Reports that unreadable data was set aside. */
export function reportUnreadable(): void {
  hasSetAside = true
  listener?.()
}

/** Calls back when unreadable data is set aside, and at once if that has happened already. */
export function onUnreadable(callback: () => void): void {
  listener = callback
  if (hasSetAside) callback()
}
