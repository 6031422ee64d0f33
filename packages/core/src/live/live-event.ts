/**
 * The events of the one stream that each browser has. An event says what is stale, not what is new: the receiver
 * refetches it, so a repeated or late event does no harm.
 */
export type LiveEvent =
  /** The stream begins or has had a gap, so everything shown may be out of date. */
  | { kind: 'hello' }
  /** The list's items or head have changed; `sequence` is its last operation. */
  | { kind: 'list'; listId: string; sequence: number }
  /** The shopper's set of lists has changed. */
  | { kind: 'lists' }
  | { kind: 'collaborators'; listId: string }
  /** Who is shopping, or the split, has changed. */
  | { kind: 'people'; listId: string }
  | { kind: 'invitations' }
  | { kind: 'notices' }
  /** The content of the pantry has changed, or whose pantry the shopper uses. */
  | { kind: 'pantry' }
  /** The shopper has lost access to the list. */
  | { kind: 'access-ended'; listId: string }

export const livePath = '/api/live'

/** The name of the keep-alive event; a stream that sends none for a long time is considered dead. */
export const heartbeat = 'beat'
export const heartbeatMs = 15_000
