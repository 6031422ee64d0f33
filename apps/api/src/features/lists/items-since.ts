import { and, eq, gt, or, type SQL } from 'drizzle-orm'
import { listItems } from './tables.ts'

/**
 * Selects a list's items and the parts of its plan, and of what was removed only what was removed after that time, since
 * that piles up for years.
 */
export function itemsSince(listId: string, removedAfterMs = Number.MAX_VALUE): SQL | undefined {
  const isKept = eq(listItems.keptInListId, listId)
  const isRecent = gt(listItems.removedMs, removedAfterMs)
  return and(eq(listItems.listId, listId), or(isKept, isRecent))
}
