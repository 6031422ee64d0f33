import { randomUUID } from 'node:crypto'
import { mergeItems } from '@aisleway/core/lists/changes/merge-items'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import { listItems as itemsOf, lastStamp } from '@aisleway/core/lists/list-operations'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import type { AuthorizedList } from '../access/list-policy.ts'
import { listItems } from '../tables.ts'
import { applyToList } from './apply-operations.ts'
import { serverClock } from './new-items.ts'

/** Adds items to a list: what is on it already has the quantity added. The list must be locked. */
export async function mergeIntoList(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  items: readonly NewListItem[],
  by: { userId: string; now: Date },
): Promise<AuthorizedList<'edit'> | 'list_full'> {
  const rows = await tx
    .select({ id: listItems.id, state: listItems.state })
    .from(listItems)
    .where(eq(listItems.listId, list.id))
  const clock = serverClock(by.now)
  for (const at of rows.flatMap(({ state }) => lastStamp(state))) clock.observe(at)
  const known = itemsOf(new Map(rows.map(row => [row.id, row.state])))
  const operations = mergeItems(known, items, randomUUID).map(change => ({
    ...change,
    id: randomUUID(),
    at: clock.next(),
  }))
  return applyToList(tx, list, operations, by)
}
