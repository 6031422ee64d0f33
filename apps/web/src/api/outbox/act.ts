import { coming } from './coming.ts'
import type { NewEntry } from './entry.ts'
import type { Acted, OutboxKind } from './kind.ts'

// What sends is fetched with the first press, because most screens are only read.

/**
 * Does something from the screen that tells what came of it. Without a network, or while the server is
 * busy, it is kept and counts as done. When the server refuses it or fails, it is not done: the error is
 * thrown, what was typed stays, and another press sends it again. It also waits for a signed-out user.
 */
export async function act<Input, Answer>(
  kind: OutboxKind<Input, Answer>,
  given: NewEntry<Input>,
): Promise<Acted<Answer>> {
  coming.set(given.id, { ...given, kind: kind.name })
  try {
    return await (await import('./sending/act-now.ts')).actNow(kind, given)
  } finally {
    coming.delete(given.id)
  }
}

/** Sends what waits; resolves when all was sent, or has to wait. */
export async function sendOutbox(): Promise<void> {
  return (await import('./sending/send-outbox.ts')).sendOutbox()
}
