import type { NewListItem } from '@aisleway/core/lists/list-item'
import { replicaOf } from '../replica/replicas.ts'
import { syncList } from '../replica/sync-list.ts'
import { listChanges } from './list-changes.ts'

/**
 * Adds products (`newItem`) or free text (`freeTextItem`) to a list, whatever screen is open. Resolves to
 * an undo function; to undefined if the list is full, which the shopper has been told.
 */
export async function addToList(
  userId: string,
  listId: string,
  wanted: readonly NewListItem[],
): Promise<(() => void) | undefined> {
  const replica = replicaOf(userId, listId)
  // A list that was opened on this device can be added to offline.
  if (!replica.get()) await syncList(replica)
  return listChanges(replica).add(...wanted)
}
