import { operationsOfItem } from '@aisleway/core/lists/changes/operations-of-item'
import type { ListChanges } from '@aisleway/core/lists/contract'
import { applyOperations, type ListOperation } from '@aisleway/core/lists/list-operations'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import { planSlots, slotsAround } from '@aisleway/core/plan/plan-days'
import { planSettingsId, slotItemId } from '@aisleway/core/plan/plan-ids'
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { Database, Queries } from '../../../db/database.ts'
import type { AuthorizedList } from '../access/list-policy.ts'
import { headOf, readPrices } from '../store.ts'
import { listItems, listOperations } from '../tables.ts'

/** The last operation that a device has. */
type Position = { since: number; lastOperationId?: string | undefined }

/** With more, the log is larger than the list, and would grow for years. */
const maxMissedOperations = 1000

/**
 * The operations that a device has missed. If they are too many, it gets none and a sequence below its own, upon which
 * every version of the app reads the whole list. So does a device with operations that the server has lost, because it
 * was restored from a backup, even if other operations have their numbers by now.
 */
export async function operationsSince(
  { queries }: Database,
  list: AuthorizedList<'view'>,
  { since, lastOperationId }: Position,
): Promise<ListChanges> {
  const head = headOf(list)
  const below = Math.min(since - 1, list.sequence)
  const anew: ListChanges = { head, operations: [], sequence: below, prices: {} }
  if (since > list.sequence || list.sequence - since > maxMissedOperations) return anew
  const { operation, operationId: id, sequence } = listOperations
  const rows = await queries
    .select({ operation, id, sequence })
    .from(listOperations)
    .where(and(eq(listOperations.listId, list.id), gte(sequence, since)))
    .orderBy(asc(sequence))
  if (lastOperationId !== undefined && rows[0]?.id !== lastOperationId) return anew
  const missed = rows.filter(row => row.sequence > since).map(row => row.operation)
  return {
    head,
    operations: [...(await broughtBack(queries, list.id, missed)), ...missed],
    sequence: rows.at(-1)?.sequence ?? since,
    lastOperationId: rows.at(-1)?.id,
    prices: await readPrices(queries, list.id),
  }
}

/**
 * The current state of what these operations bring back, because a device may have read the list without it: restored
 * items, and the slots of the days to which the plan was last moved.
 */
async function broughtBack(
  queries: Queries,
  listId: string,
  missed: readonly ListOperation[],
): Promise<ListOperation[]> {
  const restored = missed.flatMap(({ kind, itemId }) => (kind === 'restore' ? itemId : []))
  const settings = latestSettings(missed)
  const slots = settings ? [...planSlots(settings), ...slotsAround(settings)].map(slotItemId) : []
  const ids = [...new Set([...restored, ...slots])]
  if (ids.length === 0) return []
  const rows = await queries
    .select({ id: listItems.id, state: listItems.state })
    .from(listItems)
    .where(and(eq(listItems.listId, listId), inArray(listItems.id, ids)))
  return rows.flatMap(({ id, state }) => operationsOfItem(id, state))
}

/** Those that count, whatever the order in which they arrived. */
function latestSettings(operations: readonly ListOperation[]): PlanSettings | undefined {
  const changes = operations.filter(({ kind }) => kind === 'planSettings')
  return applyOperations(new Map(), changes).get(planSettingsId)?.planSettings?.value
}
