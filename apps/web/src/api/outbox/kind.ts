import type { RecordKind } from '../device-records/record.ts'
import type { Entry } from './entry.ts'

/** What goes with an entry to the server: the key by which it is done once, and whose it is. */
export type Sending = {
  signal: AbortSignal
  context: { idempotencyKey: string; sentFor: string }
}

/** What the outbox keeps under a name, for those who read it and do not send it. */
export type EntryKind<Input> = { name: string; record: RecordKind<Input> }

/** One kind of change, which its feature describes. */
export type OutboxKind<Input = unknown, Answer = unknown> = EntryKind<Input> & {
  /** What it changes. While an entry waits, later entries about the same thing wait behind it. */
  about: (entry: Entry<Input>) => readonly string[]
  /** What it makes: while the server refuses it, later entries about that wait behind it. */
  makes?: (entry: Entry<Input>) => string
  /**
   * A later entry of the same text takes the place of one that waits, because it says all that the
   * earlier one said.
   */
  replaces?: (input: Input) => string | undefined
  /** Refusals are thrown. */
  send: (entry: Entry<Input>, sending: Sending) => Promise<Answer>
  /** Which entries the server refuses with this answer: this one, unless the kind knows better. */
  refused?: (entry: Entry<Input>, error: unknown) => Promise<readonly Pick<Entry, 'group' | 'id'>[]>
  /** What it does to what is shown while it waits, by the name of that. */
  // biome-ignore lint/suspicious/noExplicitAny: each name has a type of its own, see `project`
  shows?: Record<string, (shown: any, input: Input) => any>
  /** Shows what the server has after it. Rejects where the file that does so could not be fetched. */
  sent?: (entry: Entry<Input>, answer: Answer) => void | Promise<void>
  /** Tells that so many entries were refused, and shows what is true without them. By default, a notice of all kinds does. */
  tellRefused?: (entry: Entry<Input>, error: unknown, count: number) => void | Promise<void>
  /** Takes off the device what goes with an entry that the person drops. */
  dropped?: (entry: Entry<Input>) => Promise<void>
}

/** What came of an action. `answer` is undefined also where another tab has sent it. */
export type Acted<Answer> = { isWaiting: boolean; answer?: Answer | undefined }

// biome-ignore lint/suspicious/noExplicitAny: a kind reads its own inputs only
export type AnyKind = OutboxKind<any, any>

/** The kinds by name. */
export function kindsByName(kinds: readonly AnyKind[]): ReadonlyMap<string, AnyKind> {
  return new Map(kinds.map(kind => [kind.name, kind]))
}
