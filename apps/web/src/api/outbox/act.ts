import { loadOnce } from '../load-once.ts'
import type { NewEntry } from './entry.ts'
import type { Acted, OutboxKind } from './kind.ts'
import { unqueuedChanges } from './unqueued-changes.ts'

/** Lazy-loaded on the first press, because most screens are only read. */
const loadActNow = loadOnce(() => import('./sending/act-now.ts'))

/**
 * Performs an action whose screen reports the outcome. Without a network, or while the server is busy, it
 * is queued and counts as done. If the server refuses it or fails, it is not done: the error is thrown, the
 * input stays, and another press sends it again. If the session has ended, it also stays queued.
 */
export async function act<Input, Answer>(
  kind: OutboxKind<Input, Answer>,
  given: NewEntry<Input>,
): Promise<Acted<Answer>> {
  unqueuedChanges.set(given.id, { ...given, kind: kind.name })
  try {
    return await (await loadActNow()).actNow(kind, given)
  } finally {
    unqueuedChanges.delete(given.id)
  }
}

/** Sends the queued changes; resolves when all are sent, or have to wait. */
export async function sendOutbox(): Promise<void> {
  return (await import('./sending/send-outbox.ts')).sendOutbox()
}
