import type { ListChanges } from '@aisleway/core/lists/contract'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { AuthorizedList } from '../access/list-policy.ts'
import { headOf, readPrices } from '../store.ts'
import { listOperations } from '../tables.ts'

/** The operations after `since`, which a device has missed. A device may be ahead of a server that was restored. */
export async function operationsSince(
  { queries }: Database,
  list: AuthorizedList<'view'>,
  since: number,
): Promise<ListChanges> {
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
