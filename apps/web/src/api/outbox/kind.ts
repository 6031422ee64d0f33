import type { RecordKind } from '../device-records/record.ts'
import type { Entry } from './entry.ts'

/** What accompanies an entry to the server: its idempotency key and the user it belongs to. */
export type Sending = {
  signal?: AbortSignal
  context: { idempotencyKey: string; sentFor: string }
}

/** What the outbox stores under a name, for code that reads it but does not send it. */
export type EntryKind<Input> = { name: string; record: RecordKind<Input> }

/** One kind of change, described by its feature. */
export type OutboxKind<Input = unknown, Answer = unknown> = EntryKind<Input> & {
  /** What it changes. While an entry waits, later entries about the same thing wait behind it. */
  about: (entry: Entry<Input>) => readonly string[]
  /** What it creates: while the server refuses it, later entries about that wait behind it. */
  makes?: (entry: Entry<Input>) => string
  /**
   * A later entry with the same text replaces a waiting one, because it includes all that the
   * earlier one said.
   */
  replaces?: (input: Input) => string | undefined
  /** Throws refusals. */
  send: (entry: Entry<Input>, sending: Sending) => Promise<Answer>
  /** Which entries this error refuses; by default, only the one that was sent. */
  refused?: (entry: Entry<Input>, error: unknown) => Promise<readonly Pick<Entry, 'group' | 'id'>[]>
  /** How it changes what is shown while it waits, by the name of what is shown. */
  // biome-ignore lint/suspicious/noExplicitAny: each name has a type of its own, see `project`
  shows?: Record<string, (shown: any, input: Input) => any>
  /** Shows the server's state after it. Rejects if the chunk that does so could not be loaded. */
  sent?: (entry: Entry<Input>, answer: Answer) => void | Promise<void>
  /**
   * Reports that this many entries were refused, and shows the state without them. By default, a notice for
   * all kinds does.
   */
  reportRefused?: (entry: Entry<Input>, error: unknown, count: number) => void | Promise<void>
  /** Removes from the device what belongs to an entry that the user discards. */
  dropped?: (entry: Entry<Input>) => Promise<void>
}

/** The outcome of an action. `answer` is also undefined if another tab has sent it. */
export type Acted<Answer> = { isWaiting: boolean; answer?: Answer | undefined }

// biome-ignore lint/suspicious/noExplicitAny: a kind reads its own inputs only
export type AnyKind = OutboxKind<any, any>

export function kindsByName(kinds: readonly AnyKind[]): ReadonlyMap<string, AnyKind> {
  return new Map(kinds.map(kind => [kind.name, kind]))
}
