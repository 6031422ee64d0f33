import type { ListChanges } from '@aisleway/core/lists/contract'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { AuthorizedList } from '../access/list-policy.ts'
import { headOf, readPrices } from '../store.ts'
import { listOperations } from '../tables.ts'

/** With more, the log is larger than the list, and would grow for years. */
const maxMissedOperations = 1000

/**
 * The operations after `since`, which a device has missed. A device may be ahead of a server that was restored. One that
 * has missed too many gets none, and a sequence below its own, with which every version of the app reads the list anew.
 */
export async function operationsSince(
  { queries }: Database,
  list: AuthorizedList<'view'>,
  since: number,
): Promise<ListChanges> {
  if (list.sequence - since > maxMissedOperations) {
    return { head: headOf(list), operations: [], sequence: since - 1, prices: {} }
  }
  const rows = await queries
    .select({ operation: listOperations.operation, sequence: listOperations.sequence })
    .from(listOperations)
    .where(and(eq(listOperations.listId, list.id), gt(listOperations.sequence, since)))
    .orderBy(asc(listOperations.sequence))
  return {
    head: headOf(list),
    operations: rows.map(row => row.operation),
    sequence: rows.at(-1)?.sequence ?? Math.min(Math.max(since, 0), list.sequence),
    prices: await readPrices(queries, list.id),
  }
}
