/**
 * Whether changes wait although there seems to be a network, or were refused. The first screen knows
 * nothing else of the outbox.
 */
let hasError = false
const listeners = new Set<() => void>()

export function setOutboxError(now: boolean): void {
  if (now === hasError) return
  hasError = now
  for (const listener of listeners) listener()
}

export function hasOutboxError(): boolean {
  return hasError
}

export function followOutboxError(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
