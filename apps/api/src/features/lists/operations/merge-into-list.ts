import { randomUUID } from 'node:crypto'
import { mergeItems } from '@aisleway/core/lists/changes/merge-items'
import { undoChanges } from '@aisleway/core/lists/changes/undo-changes'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  type ItemChange,
  listItems as itemsOf,
  lastStamp,
} from '@aisleway/core/lists/list-operations'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import type { AuthorizedList } from '../access/list-policy.ts'
import { listItems } from '../tables.ts'
import { applyToList } from './apply-operations.ts'
import { serverClock } from './new-items.ts'

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
  const rows = await tx
    .select({ id: listItems.id, state: listItems.state })
    .from(listItems)
    .where(eq(listItems.listId, list.id))
  const clock = serverClock(by.now)
  for (const at of rows.flatMap(({ state }) => lastStamp(state))) clock.observe(at)
  const known = itemsOf(new Map(rows.map(row => [row.id, row.state])))
  const changes = mergeItems(known, items, randomUUID)
  const operations = changes.map(change => ({ ...change, id: randomUUID(), at: clock.next() }))
  const changed = await applyToList(tx, list, operations, by)
  if (changed === 'list_full') return changed
  return { list: changed, undo: undoChanges(changes, known) }
}
