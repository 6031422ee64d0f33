import { and, eq, gt, or, type SQL } from 'drizzle-orm'
import { listItems } from './tables.ts'

/**
 * Selects a list's items and the parts of its plan, and what was removed after a time, if that is given: all that was
 * ever removed piles up for years.
 */
export function itemsSince(listId: string, removedAfterMs?: number): SQL | undefined {
  const isKept = eq(listItems.keptInListId, listId)
  const isRecent =
    removedAfterMs === undefined ? undefined : gt(listItems.removedMs, removedAfterMs)
  return and(eq(listItems.listId, listId), or(isKept, isRecent))
}
