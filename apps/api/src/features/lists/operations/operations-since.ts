import type { ListChanges } from '@aisleway/core/lists/contract'
import type { ListOperation } from '@aisleway/core/lists/list-operations'
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../db/database.ts'
import type { AuthorizedList } from '../access/list-policy.ts'
import { headOf, readPrices } from '../store.ts'
import { listOperations } from '../tables.ts'

/** The last operation that a device has. */
type Position = { since: number; lastOperationId?: string | undefined }

/** With more, the log is larger than the list, and would grow for years. */
const maxMissedOperations = 1000

/**
 * The operations that a device has missed. One that has missed too many gets none, and a sequence below its own, with
 * which every version of the app reads the list anew. So does one that has operations which the server lacks since it
 * was restored from a backup, even if others have their numbers now.
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
  const restored = missed.filter(({ kind }) => kind === 'restore').map(({ itemId }) => itemId)
  return {
    head,
    operations: [...(await earlierOperations(queries, list.id, { since, restored })), ...missed],
    sequence: rows.at(-1)?.sequence ?? since,
    lastOperationId: rows.at(-1)?.id,
    prices: await readPrices(queries, list.id),
  }
}

/** All that was done before to items which were restored: a device may have read the list without them. */
async function earlierOperations(
  queries: Queries,
  listId: string,
  { since, restored }: { since: number; restored: readonly string[] },
): Promise<ListOperation[]> {
  if (restored.length === 0) return []
  const { operation, sequence } = listOperations
  const itemId = sql`${operation} ->> 'itemId'`
  const rows = await queries
    .select({ operation })
    .from(listOperations)
    .where(
      and(
        eq(listOperations.listId, listId),
        lte(sequence, since),
        inArray(itemId, [...new Set(restored)]),
      ),
    )
    .orderBy(asc(sequence))
  return rows.map(row => row.operation)
}
