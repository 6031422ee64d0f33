import type { Entry } from './entry.ts'

type UnqueuedChange = Pick<Entry, 'userId' | 'kind' | 'input'>

/**
 * Changes made on the screen but not yet in the outbox, by entry id: the code that queues them is loaded
 * and opened first. An answer that arrives meanwhile must not undo them.
 */
export const unqueuedChanges = new Map<string, UnqueuedChange>()
