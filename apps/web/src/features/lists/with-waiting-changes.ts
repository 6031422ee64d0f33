import type { ListHead } from '@aisleway/core/lists/contract'
import { isDeletionWaiting } from './outbox/deletion-kind.ts'
import { withWaitingHead } from './replica/waiting-head.ts'

/** The lists of an answer as this device shows them, since the answer may be older than a change made here. */
export function withWaitingChanges<Head extends ListHead>(
  userId: string,
  lists: readonly Head[],
): Head[] {
  return lists
    .filter(({ id }) => !isDeletionWaiting(userId, id))
    .map(list => withWaitingHead(userId, list))
}
