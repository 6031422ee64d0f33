/**
 * What one stream per browser hears. An event says what is old now, not what is new: whoever shows it
 * asks for it, so that an event heard twice or too late does no harm.
 */
export type LiveEvent =
  /** The stream begins, or has a gap: whatever is shown may be old. */
  | { kind: 'hello' }
  /** Its items or its head; `sequence` is the list's last operation. */
  | { kind: 'list'; listId: string; sequence: number }
  /** The shopper's set of lists. */
  | { kind: 'lists' }
  | { kind: 'collaborators'; listId: string }
  /** Who is shopping, or the split. */
  | { kind: 'people'; listId: string }
  | { kind: 'invitations' }
  | { kind: 'notices' }
  /** The list is out of reach from now on. */
  | { kind: 'access-ended'; listId: string }

export const livePath = '/api/live'

/** The server's sign of life, an event of this name: a stream without one for long is dead. */
export const beat = 'beat'
export const beatMs = 15_000
