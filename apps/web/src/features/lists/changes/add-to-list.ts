import type { NewListItem } from '@aisleway/core/lists/list-item'
import { askAnew } from '../replica/ask-anew.ts'
import { replicaOf } from '../replica/replicas.ts'
import { listChanges } from './list-changes.ts'

/**
 * Adds products (`newItem`) or own words (`freeTextItem`) to a list, whatever screen is open. Resolves to how
 * to undo it; to nothing when the list is full, which was told.
 */
export async function addToList(
  userId: string,
  listId: string,
  wanted: readonly NewListItem[],
): Promise<(() => void) | undefined> {
  const replica = replicaOf(userId, listId)
  // A list that is open on this device can be added to without a network.
  if (!replica.get()) await askAnew(replica)
  return listChanges(replica).add(...wanted)
}
