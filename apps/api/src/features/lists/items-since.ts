import { planSettingsId, slotItemPrefix } from '@aisleway/core/plan/plan-ids'
import { and, eq, gt, not, or, type SQL, sql } from 'drizzle-orm'
import { listItems } from './tables.ts'

/**
 * Selects a list's items and the parts of its plan, and what was removed after a time, if that is given: all that was
 * ever removed piles up for years, as do the meals of past weeks.
 */
export function itemsSince(listId: string, removedAfterMs?: number): SQL | undefined {
  const isKept = eq(listItems.keptInListId, listId)
  const isRecent =
    removedAfterMs === undefined ? undefined : gt(listItems.removedMs, removedAfterMs)
  return and(eq(listItems.listId, listId), or(isKept, isRecent), not(isOfPastWeek(listId)))
}

/** Days before a plan's first one that are read with it, so that somebody can go back to them offline. */
const daysReadBefore = 35

/** Whether an item is a slot long before the plan's days; if they are moved there, `operationsSince` sends it. */
function isOfPastWeek(listId: string): SQL {
  // `to_date` accepts every day that settings may have; a cast fails for the year 0.
  const firstDay = sql`to_date(state #>> '{planSettings,value,firstDay}', 'YYYY-MM-DD')`
  const firstRead = sql`(
    SELECT to_char(${firstDay} - ${daysReadBefore}::int, 'YYYY-MM-DD')
    FROM list_items AS settings WHERE list_id = ${listId} AND id = ${planSettingsId})`
  const day = sql`substr(${listItems.id}, ${slotItemPrefix.length + 1}, 10)`
  return sql`(${listItems.id} ~ ${`^${slotItemPrefix}[0-9]`}
    AND ${day} COLLATE "C" < coalesce(${firstRead}, ''))`
}
