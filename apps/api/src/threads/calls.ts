import type { Transferable } from 'node:worker_threads'

/** What a thread offers to the one that has started it. What is given and returned is copied; bytes are transferred. */
export type Functions = Record<string, (given: never) => unknown>

export type Call = { id: number; name: string; given: unknown }
export type Answer = { id: number } & ({ result: unknown } | { error: unknown })

/** The memory that is transferred with a value instead of being copied; the sender can no longer read it. */
export function transferListOf(value: unknown): Transferable[] {
  return value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []
}
