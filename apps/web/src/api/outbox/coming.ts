import type { Entry } from './entry.ts'

type Coming = Pick<Entry, 'userId' | 'kind' | 'input'>

/**
 * What is done on the screen and not in the outbox yet, by the id of its entry: what keeps it is fetched and
 * opened first. An answer that arrives meanwhile must not take it back.
 */
export const coming = new Map<string, Coming>()
