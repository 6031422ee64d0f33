import type { Entry } from './entry.ts'

type Coming = Pick<Entry, 'userId' | 'kind' | 'input'>

/**
 * Actions done on the screen but not yet in the outbox, by entry id: the code that queues them is loaded
 * and opened first. An answer that arrives meanwhile must not undo them.
 */
export const coming = new Map<string, Coming>()
