import type { ListOperation } from '@aisleway/core/lists/list-operations'
import type { Queries } from '../../../db/database.ts'
import type { AuthorizedList } from '../access/list-policy.ts'

type Listener = (
  tx: Queries,
  list: AuthorizedList<'edit'>,
  operations: readonly ListOperation[],
) => Promise<void>

let listener: Listener | undefined

/**
 * Sets what is called, in the same transaction, after new operations were applied to a completed list. Trips build on
 * lists, so lists cannot call them directly.
 */
export function onCompletedListChange(given: Listener): void {
  listener = given
}

export async function completedListChanged(...change: Parameters<Listener>): Promise<void> {
  await listener?.(...change)
}
