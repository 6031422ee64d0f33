import { onlineManager } from '@tanstack/react-query'
import { isAnswer, isBusy } from '../../client/refusal.ts'
import { followRecords } from '../../device-records/device-records.ts'
import { type Entry, entryKey, type NewEntry } from '../entry.ts'
import type { Acted, EntryKind, OutboxKind } from '../kind.ts'
import { kindsReady } from '../kinds.ts'
import { outboxRecords } from '../on-device.ts'
import { unqueuedChanges } from '../unqueued-changes.ts'
import { outbox } from './outbox.ts'
import { sendOutbox } from './send-outbox.ts'

/** Nobody waits longer than this in a store with a weak signal. */
const patienceMs = 8000

const actedOn = new Set<string>()

/** True while the screen that did it awaits the outcome and will report it. */
export function isActedOn({ id }: Pick<Entry, 'id'>): boolean {
  return actedOn.has(id)
}

/** See `act`. */
export async function actNow<Input, Answer>(
  kind: OutboxKind<Input, Answer>,
  given: NewEntry<Input>,
): Promise<Acted<Answer>> {
  const { entry, kept } = await put(kind, given)
  try {
    await kept
  } catch {
    // A browser that cannot store it can still send it.
    return { isWaiting: false, answer: await sendUnkept(kind, entry) }
  }
  if (!onlineManager.isOnline()) {
    sendOutbox()
    return { isWaiting: true }
  }
  actedOn.add(entry.id)
  const outcome = await outcomeOf(entry)
  actedOn.delete(entry.id)
  if (outcome.type === 'sent') return { isWaiting: false, answer: outcome.answer as Answer }
  if (outcome.type === 'waiting') return { isWaiting: true }
  const { error } = outcome
  if (!isAnswer(error) || isBusy(error)) return { isWaiting: true }
  if (!isSignedOut(error)) await outbox.drop([entry])
  throw error
}

/**
 * Performs an action that the screen already shows as done (an optimistic update): it is queued behind what
 * waits. Resolves to an answer only if the browser cannot store it, so that it was sent at once; it then
 * rejects if that failed.
 */
export async function changeNow<Input, Answer>(
  kind: OutboxKind<Input, Answer>,
  given: NewEntry<Input>,
): Promise<Answer | undefined> {
  const { entry, kept } = await put(kind, given)
  try {
    await kept
  } catch {
    return sendUnkept(kind, entry)
  }
  sendOutbox()
  return undefined
}

/** Puts the entry into the outbox once that is open. */
async function put<Input>(kind: EntryKind<Input>, given: NewEntry<Input>) {
  unqueuedChanges.set(given.id, { ...given, kind: kind.name })
  try {
    await Promise.all([outboxRecords.open(), kindsReady()])
    return outbox.put(kind, given)
  } finally {
    unqueuedChanges.delete(given.id)
  }
}

type Outcome =
  | { type: 'sent'; answer: unknown }
  | { type: 'refused' | 'failed'; error: unknown }
  | { type: 'waiting' }

function outcomeOf(entry: Entry): Promise<Outcome> {
  const key = entryKey(entry)
  return new Promise<Outcome>(resolve => {
    const stops = [
      outbox.subscribe(event => {
        if (event.entry.id === entry.id) end(event)
      }),
      // Another tab may be the one that sends.
      followRecords((keys, isElsewhere) => {
        if (isElsewhere && keys.includes(key) && !outboxRecords.read(key)) {
          end({ type: 'sent', answer: undefined })
        }
      }),
    ]
    const timer = setTimeout(() => end({ type: 'waiting' }), patienceMs)
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve(outcome)
    }
    sendOutbox().then(() => end({ type: 'waiting' }))
  })
}

async function sendUnkept<Input, Answer>(
  kind: OutboxKind<Input, Answer>,
  entry: Entry<Input>,
): Promise<Answer> {
  unqueuedChanges.set(entry.id, entry)
  try {
    return await kind.send(entry, {
      signal: AbortSignal.timeout(patienceMs),
      context: { idempotencyKey: entry.id, sentFor: entry.userId },
    })
  } finally {
    unqueuedChanges.delete(entry.id)
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401
}
