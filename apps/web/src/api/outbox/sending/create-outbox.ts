import { isAnswer, isBusy, isRefusal } from '../../client/refusal.ts'
import type { RecordChange } from '../../device-records/record.ts'
import { entriesIn, newEntry, type OutboxRecords } from '../entries.ts'
import { type Entry, entryKey, type NewEntry, recordOfEntry, withRefusal } from '../entry.ts'
import type { AnyKind, EntryKind } from '../kind.ts'
import { unqueuedChanges } from '../unqueued-changes.ts'
import { nextToSend, replacedBy } from './next-to-send.ts'

/** What became of an entry. */
export type OutboxEvent =
  | { type: 'sent'; entry: Entry; answer: unknown }
  | { type: 'refused'; entry: Entry; error: unknown; all: readonly Entry[] }
  | { type: 'failed'; entry: Entry; error: unknown }

type Deps = {
  records: OutboxRecords
  kinds: () => ReadonlyMap<string, AnyKind>
  /** Who is signed in, as the server says. */
  confirmedUser: () => Promise<{ id: string } | null>
  /** Runs the task in one tab at a time. */
  withLock: <Result>(name: string, task: () => Promise<Result>) => Promise<Result>
  now: () => Date
}

/**
 * All changes made on this device that the server does not have yet, of every kind. They are written to
 * disk as they are made, and are sent in the order they were made, by one tab for all.
 */
export function createOutbox({ records, kinds, confirmedUser, withLock, now }: Deps) {
  const listeners = new Set<(event: OutboxEvent) => void>()
  const emit = (event: OutboxEvent) => {
    for (const listener of listeners) listener(event)
  }

  const entriesOf = (userId: string, ...place: string[]) =>
    entriesIn(records, kind => kinds().get(kind)?.record, userId, ...place)

  /** Queues a change. `kept` resolves when it is on disk, and rejects if the browser has no room. */
  function put<Input>(
    kind: EntryKind<Input>,
    { group = '', ...given }: NewEntry<Input>,
  ): { entry: Entry<Input>; kept: Promise<void> } {
    const entry = newEntry(records, { ...given, group, kind: kind.name }, now())
    const replaced = replacedBy(entry, entriesOf(entry.userId), kinds())
    const kept = records.change([
      ...replaced.map(removal),
      [entryKey(entry), recordOfEntry(entry, kind.record)],
    ])
    return { entry, kept }
  }

  function mark(entries: readonly Entry[], refusal: string | undefined): Promise<void> {
    return records.change(
      entries.flatMap((entry): RecordChange[] => {
        const key = entryKey(entry)
        const record = records.read(key)
        return record ? [[key, withRefusal(record, refusal)]] : []
      }),
    )
  }

  async function send(entry: Entry, kind: AnyKind): Promise<void> {
    try {
      const answer = await kind.send(entry, {
        context: { idempotencyKey: entry.id, sentFor: entry.userId },
      })
      await records.change([removal(entry)])
      emit({ type: 'sent', entry, answer })
    } catch (error) {
      if (isFinal(error)) {
        const all = await refusedWith(entry, kind, error)
        await mark(all, error.code || 'BAD_REQUEST')
        emit({ type: 'refused', entry, error, all })
        return
      }
      emit({ type: 'failed', entry, error })
      throw error
    }
  }

  async function refusedWith(entry: Entry, kind: AnyKind, error: unknown): Promise<Entry[]> {
    if (!kind.refused) return [entry]
    const names = new Set(
      (await kind.refused(entry, error)).map(({ group, id }) => `${group} ${id}`),
    )
    const refused = entriesOf(entry.userId, entry.kind).filter(({ group, id }) =>
      names.has(`${group} ${id}`),
    )
    // Otherwise it would be sent again at once, for ever.
    return refused.length > 0 ? refused : [entry]
  }

  /** Sends one entry at a time. If one fails, those that do not depend on it are still sent. */
  async function sendInOrder(userId: string): Promise<void> {
    const held = new Set<string>()
    const failures: unknown[] = []
    for (;;) {
      const entry = nextToSend(entriesOf(userId), kinds(), held)
      const kind = entry && kinds().get(entry.kind)
      if (!entry || !kind) break
      try {
        await send(entry, kind)
      } catch (error) {
        // No answer means no network, and a busy server wants to be left alone.
        if (!isAnswer(error) || isBusy(error) || isRefusal(error)) throw error
        failures.push(error)
        for (const one of kind.about(entry)) held.add(one)
      }
    }
    if (failures.length > 0) throw failures[0]
  }

  return {
    entriesOf,
    put,

    /** Sends what waits for the signed-in user; rejects while something still has to wait. */
    async sendAll(): Promise<void> {
      await records.open()
      const user = await confirmedUser()
      if (!user || !nextToSend(entriesOf(user.id), kinds(), new Set())) return
      await withLock('outbox', () => sendInOrder(user.id))
    },

    /** Calls back with the outcome of each entry this tab sends; returns an unsubscribe function. */
    subscribe(listener: (event: OutboxEvent) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Applies to what is shown the changes that are queued or about to be. */
    project<Shown>(userId: string, name: string, shown: Shown): Shown {
      const waiting = entriesOf(userId).filter(({ refusal }) => refusal === undefined)
      const unqueued = [...unqueuedChanges.values()].filter(one => one.userId === userId)
      return [...waiting, ...unqueued].reduce((result, { kind, input }) => {
        const change = kinds().get(kind)?.shows?.[name]
        return change ? change(result, input) : result
      }, shown)
    },

    /** Marks refused entries to be sent again next time. */
    retry: (entries: readonly Entry[]) => mark(entries, undefined),

    drop: (entries: readonly Entry[]) => records.change(entries.map(removal)),
  }
}

/** True when the server would refuse it again. A signed-out user may sign in. */
function isFinal(error: unknown): error is Error & { code: string } {
  return isRefusal(error) && ![401, 408, 429].includes(error.status)
}

function removal(entry: Entry): RecordChange {
  return [entryKey(entry), undefined]
}
