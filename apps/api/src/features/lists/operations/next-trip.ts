import { withoutTrip } from '@aisleway/core/lists/changes/without-trip'
import {
  type ItemChange,
  listItems as itemsOf,
  type ListOperation,
  lastStamp,
} from '@aisleway/core/lists/list-operations'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { listItems } from '../tables.ts'
import { additions, asOperations, serverClock } from './new-items.ts'

/**
 * Clears ticks, items marked as not found, and prices entered for products, since the next package may weigh and cost
 * something else. Every item is unticked, because a tick of the last trip may arrive late from a device that was
 * offline, and must not count as bought on this one. An item taken in place of another stays as an ordinary item
 * (answer 22).
 */
export async function forNextTrip(
  tx: Queries,
  listId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<ListOperation[]> {
  const rows = await tx
    .select({ id: listItems.id, state: listItems.state })
    .from(listItems)
    .where(and(eq(listItems.listId, listId), eq(listItems.isOnList, true)))
  const clock = serverClock(now)
  for (const at of rows.flatMap(({ state }) => lastStamp(state))) clock.observe(at)

  const state = new Map(rows.map(row => [row.id, row.state]))
  const items = itemsOf(state)
  const swapped = items.filter(item => item.insteadOf)
  const kept = items.filter(item => !item.insteadOf)
  const changes: ItemChange[] = [
    ...kept.map(({ id: itemId }) => ({
      itemId,
      kind: 'check' as const,
      isChecked: false,
      by: userId,
    })),
    ...kept
      .filter(item => item.isElsewhere)
      .map(({ id: itemId }) => ({ itemId, kind: 'elsewhere' as const, isElsewhere: false })),
    // Also a weight that does not count now, because it would count again with its quantity.
    ...kept
      .filter(({ id, productId }) => typeof state.get(id)?.price?.value === 'number' && productId)
      .map(({ id: itemId }) => ({ itemId, kind: 'price' as const, priceCents: null })),
    ...swapped.map(({ id: itemId }) => ({ itemId, kind: 'remove' as const })),
    ...additions(swapped.map(withoutTrip)),
  ]
  return asOperations(changes, clock)
}
