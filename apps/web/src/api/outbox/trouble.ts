/**
 * Whether changes wait although there seems to be a network, or were refused. The first screen knows
 * nothing else of the outbox.
 */
let isTroubled = false
const listeners = new Set<() => void>()

export function noteTrouble(now: boolean): void {
  if (now === isTroubled) return
  isTroubled = now
  for (const listener of listeners) listener()
}

export function hasTrouble(): boolean {
  return isTroubled
}

export function followTrouble(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
