import { randomUUID } from 'node:crypto'
import { mergeItems } from '@aisleway/core/lists/changes/merge-items'
import { undoChanges } from '@aisleway/core/lists/changes/undo-changes'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  type ItemChange,
  listItems as itemsOf,
  type ListOperation,
  lastStamp,
} from '@aisleway/core/lists/list-operations'
import type { Queries } from '../../../db/database.ts'
import type { AuthorizedList } from '../access/list-policy.ts'
import { applyToList } from './apply-operations.ts'
import { asOperations, serverClock, stateOfList } from './new-items.ts'

type Merged = { list: AuthorizedList<'edit'>; undo: ItemChange[] }

/**
 * Adds items to a list; the quantities of those already on it grow. The list must be locked. `operations` are what a
 * device has already done to the same effect. `undo` reverts the additions.
 */
export async function mergeIntoList(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  items: readonly NewListItem[],
  { operations = [], ...by }: { userId: string; now: Date; operations?: readonly ListOperation[] },
): Promise<Merged | 'list_full'> {
  const before = await stateOfList(tx, list.id)
  const state = applyOperations(before, operations)
  const clock = serverClock(by.now)
  for (const at of [...state.values()].flatMap(lastStamp)) clock.observe(at)
  const changes = mergeItems(itemsOf(state), items, randomUUID)
  const all = [...operations, ...asOperations(changes, clock)]
  const changed = await applyToList(tx, list, all, by)
  if (changed === 'list_full') return changed
  const undo = undoChanges(all, itemsOf(before), before, applyOperations(before, all))
  return { list: changed, undo }
}
