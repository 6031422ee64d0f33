import { dayMs } from '@aisleway/core/days'
import type { ItemPrice, ListCard, ListDetail, ListHead } from '@aisleway/core/lists/contract'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { ListRecord } from '@aisleway/core/lists/list-operations'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { type Access, type AuthorizedList, authorize } from './access/list-policy.ts'
import {
  itemPriceCents,
  lineTotalCents,
  storeOriginalCents,
  storePriceCents,
} from './list-prices.ts'
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
      ${itemsWithProducts(list.id)} AND NOT ${removedBefore(now.getTime() - dayMs)}`,
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
    sql`SELECT ${pricesById} AS prices ${itemsWithProducts(listId)} AND is_on_list`,
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

function itemsWithProducts(listId: string) {
  return sql`FROM list_items JOIN saved_lists ON saved_lists.id = list_id
    LEFT JOIN products ON products.id = product_id WHERE list_id = ${listId}`
}

/** Whether an item was removed before that time; a stamp begins with its milliseconds. */
function removedBefore(ms: number) {
  return sql`(NOT is_on_list AND (state ? 'isRemoved' OR coalesce(
    (state #>> '{removed,value}')::boolean AND left(state #>> '{removed,at}', 13) < ${writeStamp(ms, 0, '').slice(0, 13)},
    false)))`
}

const listsPerPage = 24

/** One page of cards, newest first, and with the first page the templates; a search finds both. */
export async function readListPage(
  { queries }: Database,
  userId: string,
  { search, page, kind }: { search: string; page: number; kind?: 'plan' | undefined },
) {
  const those = search.trim() ? matching(search) : isNoTemplate
  const found = listsOf(userId, kind === 'plan' ? sql`${those} AND is_plan` : those)
  const total = await countFound(queries, found)
  const lists = await readCards(queries, found, page * listsPerPage)
  const hasTemplates = page === 0 && !search.trim() && !kind
  const templates = hasTemplates ? await readCards(queries, listsOf(userId, isTemplate), 0) : []
  return { lists, total, pageCount: Math.ceil(total / listsPerPage), templates }
}

const isTemplate = sql`AND is_template`
const isNoTemplate = sql`AND NOT is_template`

/** Counts and totals are derived from the items. */
async function readCards(
  queries: Queries,
  found: ReturnType<typeof listsOf>,
  first: number,
): Promise<ListCard[]> {
  const newest = sql`ORDER BY created_at DESC, id LIMIT ${first + listsPerPage}`
  return rowsOf<ListCard>(
    queries,
    sql`
      SELECT saved_lists.id, saved_lists.name, status, is_shared AS "isShared",
        is_template AS "isTemplate", is_plan AS "isPlan", access,
        access = 'own' AS "isOwner", ${isoTime('created_at')} AS "createdAt",
        ${isoTime('started_at')} AS "startedAt", ${isoTime('last_shopped_at')} AS "lastShoppedAt", pauses, round,
        ${collaboratorsCount} AS "collaboratorsCount",
        figures.*, coalesce(preview.items, '[]'::json) AS items
      FROM (
        SELECT * FROM ((${found.own} ${newest}) UNION ALL (${found.shared} ${newest})) AS either
        ORDER BY created_at DESC, id LIMIT ${listsPerPage} OFFSET ${first}) AS saved_lists
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS "itemsCount",
          (count(*) FILTER (WHERE is_checked))::int AS "checkedCount",
          coalesce(sum(coalesce(${lineTotalCents}, ${itemPriceCents}::bigint * quantity)), 0)::float8 AS "totalCents"
        FROM list_items LEFT JOIN products ON products.id = product_id
        WHERE list_id = saved_lists.id AND is_on_list) AS figures
      CROSS JOIN LATERAL (
        SELECT json_agg(item) AS items FROM (
          SELECT list_items.name, quantity, (${itemPriceCents})::int AS "priceCents",
            ${lineTotalCents} AS "lineTotalCents",
            coalesce(products.image_url, '') AS "imageUrl",
            coalesce(CASE WHEN product_id IS NULL THEN state #>> '{department,value}' END,
              state #>> '{base,value,department}') AS department
          FROM list_items LEFT JOIN products ON products.id = product_id
          WHERE list_id = saved_lists.id AND is_on_list ORDER BY position LIMIT 2) AS item) AS preview
      ORDER BY created_at DESC, id`,
  )
}

export function countLists({ queries }: Database, userId: string): Promise<number> {
  return countFound(queries, listsOf(userId, isNoTemplate))
}

type Found = ReturnType<typeof listsOf>

/**
 * A shopper's own lists and those shared with them, in two queries so that each uses its index; no list is in
 * both.
 */
function listsOf(userId: string, condition: SQL) {
  const isFound = sql`deleted_at IS NULL ${condition}`
  return {
    own: sql`SELECT saved_lists.*, 'own' AS access FROM saved_lists
      WHERE user_id = ${userId} AND ${isFound}`,
    shared: sql`SELECT saved_lists.*, permission_level AS access
      FROM list_collaborators AS mine JOIN saved_lists ON saved_lists.id = mine.list_id
      WHERE mine.user_id = ${userId} AND mine.status = 'accepted'
        AND saved_lists.user_id <> ${userId} AND ${isFound}`,
  }
}

async function countFound(queries: Queries, { own, shared }: Found): Promise<number> {
  const [counted] = await rowsOf<{ total: number }>(
    queries,
    sql`SELECT count(*)::int AS total FROM (${own} UNION ALL ${shared}) AS all_lists`,
  )
  return counted?.total ?? 0
}

const collaboratorsCount = sql`CASE WHEN is_shared THEN (
  SELECT count(*)::int FROM list_collaborators
  WHERE list_id = saved_lists.id AND list_collaborators.status IN ('pending', 'accepted')) ELSE 0 END`

function matching(search: string) {
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql`AND (saved_lists.name ILIKE ${pattern} OR EXISTS (
    SELECT 1 FROM list_items
    WHERE list_id = saved_lists.id AND is_on_list AND list_items.name ILIKE ${pattern}))`
}

function isoTime(column: string) {
  const name = sql.identifier(column)
  return sql`to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
