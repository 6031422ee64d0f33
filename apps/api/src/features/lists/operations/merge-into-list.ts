import { randomUUID } from 'node:crypto'
import { mergeItems } from '@aisleway/core/lists/changes/merge-items'
import { undoChanges } from '@aisleway/core/lists/changes/undo-changes'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  type ItemChange,
  listItems as itemsOf,
  lastStamp,
} from '@aisleway/core/lists/list-operations'
import type { Queries } from '../../../db/database.ts'
import type { AuthorizedList } from '../access/list-policy.ts'
import { applyToList } from './apply-operations.ts'
import { asOperations, serverClock, stateOfList } from './new-items.ts'

type Merged = { list: AuthorizedList<'edit'>; undo: ItemChange[] }

/**
 * Adds items to a list: what is on it already has the quantity added. The list must be locked. `undo` takes
 * the additions back.
 */
export async function mergeIntoList(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  items: readonly NewListItem[],
  by: { userId: string; now: Date },
): Promise<Merged | 'list_full'> {
  const state = await stateOfList(tx, list.id)
  const clock = serverClock(by.now)
  for (const at of [...state.values()].flatMap(lastStamp)) clock.observe(at)
  const known = itemsOf(state)
  const changes = mergeItems(known, items, randomUUID)
  const changed = await applyToList(tx, list, asOperations(changes, clock), by)
  if (changed === 'list_full') return changed
  return { list: changed, undo: undoChanges(changes, known) }
}
