import type { CopyState } from './questions.ts'

let state: CopyState | null | undefined
const listeners = new Set<() => void>()

/** Null if nothing is stored; undefined until that is known. */
export function localState(): CopyState | null | undefined {
  return state
}

/** Whether a question would be answered without waiting for the copy to open. */
export function isLocalReady(): boolean {
  return Boolean(state)
}

export function setLocalState(next: CopyState | null | undefined): void {
  state = next
  for (const listener of listeners) listener()
}

export function followLocalState(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
