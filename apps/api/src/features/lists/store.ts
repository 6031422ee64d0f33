import { dayMs } from '@aisleway/core/days'
import type { ItemPrice, ListDetail, ListHead } from '@aisleway/core/lists/contract'
import type { ListRecord } from '@aisleway/core/lists/list-operations'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { type Access, type AuthorizedList, authorize } from './access/list-policy.ts'
import { itemsSince } from './items-since.ts'
import { storeOriginalCents, storePriceCents } from './list-prices.ts'
import { listCollaborators, savedLists } from './tables.ts'

/** The list, if this user has the requested access; `lock` selects it `FOR UPDATE`. */
export async function findList<Needed extends Access>(
  queries: Queries,
  userId: string,
  listId: string,
  needed: Needed,
  options: { lock?: boolean; isDeleted?: boolean } = {},
): Promise<AuthorizedList<Needed> | 'list_not_found' | 'forbidden'> {
  const query = queries
    .select()
    .from(savedLists)
    .where(
      and(eq(savedLists.id, listId), options.isDeleted ? undefined : isNull(savedLists.deletedAt)),
    )
  const [list] = await (options.lock ? query.for('update') : query)
  // Not a join: after waiting for the list's lock, a join would still see the access from before the wait.
  const collaborator =
    list && list.userId !== userId ? await findCollaborator(queries, listId, userId) : undefined
  return authorize({ list, collaborator }, userId, needed)
}

async function findCollaborator(queries: Queries, listId: string, userId: string) {
  const [row] = await queries
    .select({ permission: listCollaborators.permission, status: listCollaborators.status })
    .from(listCollaborators)
    .where(and(eq(listCollaborators.listId, listId), eq(listCollaborators.userId, userId)))
  return row
}

export function headOf(list: AuthorizedList<'view'>): ListHead {
  return {
    id: list.id,
    name: list.name,
    status: list.status,
    isShared: list.isShared,
    isTemplate: list.isTemplate,
    isPlan: list.isPlan,
    isOwner: list.access === 'own',
    access: list.access,
    createdAt: list.createdAt.toISOString(),
    startedAt: list.startedAt?.toISOString() ?? null,
    lastShoppedAt: list.lastShoppedAt?.toISOString() ?? null,
    pauses: list.pauses,
    round: list.round,
  }
}

/** The list as a device needs it: without what was removed more than a day ago, which would pile up for years. */
export async function readList(
  { queries }: Database,
  list: AuthorizedList<'view'>,
  now: Date,
): Promise<ListDetail> {
  const { sequence } = list
  const [items] = await rowsOf<
    { state: ListRecord | null; lastOperationId: string | null } & Prices
  >(
    queries,
    sql`
      SELECT json_object_agg(list_items.id, state) AS state, ${pricesById} AS prices,
        (SELECT operation_id FROM list_operations
          WHERE list_id = ${list.id} AND sequence = ${sequence}) AS "lastOperationId"
      ${itemsWithProducts} WHERE ${itemsSince(list.id, now.getTime() - dayMs)}`,
  )
  const { state = null, prices = null, lastOperationId = null } = items ?? {}
  return {
    ...headOf(list),
    state: state ?? {},
    prices: prices ?? {},
    sequence,
    lastOperationId: lastOperationId ?? undefined,
  }
}

/** What each product costs in the store, by item id. */
export async function readPrices(
  queries: Queries,
  listId: string,
): Promise<Record<string, ItemPrice>> {
  const [items] = await rowsOf<Prices>(
    queries,
    sql`SELECT ${pricesById} AS prices ${itemsWithProducts} WHERE list_id = ${listId} AND is_on_list`,
  )
  return items?.prices ?? {}
}

/** Null for a list without prices. */
type Prices = { prices: Record<string, ItemPrice> | null }

// One value, because both databases take longer to transfer rows than to find them.
const pricesById = sql`json_object_agg(list_items.id, json_build_object(
    'priceCents', (${storePriceCents})::int, 'originalPriceCents', (${storeOriginalCents})::int,
    'isRetired', products.retired_at IS NOT NULL))
  FILTER (WHERE is_on_list AND ${storePriceCents} IS NOT NULL)`

const itemsWithProducts = sql`FROM list_items JOIN saved_lists ON saved_lists.id = list_id
  LEFT JOIN products ON products.id = product_id`
