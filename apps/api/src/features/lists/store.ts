import type { ItemPrice, ListCard, ListDetail, ListHead } from '@aisleway/core/lists/contract'
import type { ListState } from '@aisleway/core/lists/list-operations'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { type Access, type AuthorizedList, authorize } from './list-policy.ts'
import { itemOriginalCents, itemPriceCents } from './list-prices.ts'
import { listItems, savedLists } from './tables.ts'

const listsPerPage = 24

/** The list for this user with the access asked for. `FOR UPDATE` where it is to be changed. */
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
  return authorize(list, userId, needed)
}

export function headOf(list: AuthorizedList<'view'>, userId: string): ListHead {
  return {
    id: list.id,
    name: list.name,
    status: list.status,
    isShared: list.isShared,
    isOwner: list.userId === userId,
    createdAt: list.createdAt.toISOString(),
    startedAt: list.startedAt?.toISOString() ?? null,
    lastShoppedAt: list.lastShoppedAt?.toISOString() ?? null,
  }
}

/** One page of cards, newest first; counts and totals come from the items. */
export async function readListPage(
  { queries }: Database,
  userId: string,
  { search, page }: { search: string; page: number },
): Promise<{ lists: ListCard[]; total: number; pageCount: number }> {
  const found = sql`user_id = ${userId} AND deleted_at IS NULL ${matching(search)}`
  const [counted] = rowsOf<{ total: number }>(
    await queries.execute(sql`SELECT count(*)::int AS total FROM saved_lists WHERE ${found}`),
  )
  const total = counted?.total ?? 0
  const lists = rowsOf<ListCard>(
    await queries.execute(sql`
      SELECT saved_lists.id, saved_lists.name, status, is_shared AS "isShared", true AS "isOwner",
        ${isoTime('created_at')} AS "createdAt", ${isoTime('started_at')} AS "startedAt",
        ${isoTime('last_shopped_at')} AS "lastShoppedAt",
        figures.*, coalesce(preview.items, '[]'::json) AS items
      FROM (SELECT * FROM saved_lists WHERE ${found}
        ORDER BY created_at DESC, id LIMIT ${listsPerPage} OFFSET ${page * listsPerPage}) AS saved_lists
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS "itemsCount",
          (count(*) FILTER (WHERE is_checked))::int AS "checkedCount",
          coalesce(sum(${itemPriceCents} * quantity), 0)::int AS "totalCents"
        FROM list_items LEFT JOIN products ON products.id = product_id
        WHERE list_id = saved_lists.id AND is_on_list) AS figures
      CROSS JOIN LATERAL (
        SELECT json_agg(item) AS items FROM (
          SELECT list_items.name, quantity, (${itemPriceCents})::int AS "priceCents",
            coalesce(products.image_url, '') AS "imageUrl",
            state #>> '{base,value,department}' AS department
          FROM list_items LEFT JOIN products ON products.id = product_id
          WHERE list_id = saved_lists.id AND is_on_list ORDER BY position LIMIT 2) AS item) AS preview
      ORDER BY created_at DESC, id`),
  )
  return { lists, total, pageCount: Math.ceil(total / listsPerPage) }
}

export async function countLists({ queries }: Database, userId: string): Promise<number> {
  return queries.$count(
    savedLists,
    and(eq(savedLists.userId, userId), isNull(savedLists.deletedAt)),
  )
}

export async function readList(
  database: Database,
  userId: string,
  list: AuthorizedList<'view'>,
): Promise<ListDetail> {
  const rows = await database.queries
    .select({ id: listItems.id, state: listItems.state })
    .from(listItems)
    .where(eq(listItems.listId, list.id))
  const state: ListState = Object.fromEntries(rows.map(row => [row.id, row.state]))
  const prices = await readPrices(database.queries, list.id)
  return { ...headOf(list, userId), state, prices, sequence: list.sequence }
}

/** What each item costs now, by item id; free text without a price is left out. */
export async function readPrices(
  queries: Queries,
  listId: string,
): Promise<Record<string, ItemPrice>> {
  const rows = rowsOf<ItemPrice & { id: string }>(
    await queries.execute(sql`
      SELECT list_items.id, (${itemPriceCents})::int AS "priceCents",
        (${itemOriginalCents})::int AS "originalPriceCents",
        products.retired_at IS NOT NULL AS "isRetired"
      FROM list_items JOIN saved_lists ON saved_lists.id = list_id
      LEFT JOIN products ON products.id = product_id
      WHERE list_id = ${listId} AND is_on_list AND ${itemPriceCents} IS NOT NULL`),
  )
  return Object.fromEntries(rows.map(({ id, ...price }) => [id, price]))
}

function matching(search: string) {
  if (search.trim() === '') return sql``
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql`AND (name ILIKE ${pattern} OR EXISTS (
    SELECT 1 FROM list_items
    WHERE list_id = saved_lists.id AND is_on_list AND list_items.name ILIKE ${pattern}))`
}

function isoTime(column: string) {
  const name = sql.identifier(column)
  return sql`to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Both drivers answer with `rows`, which the common type does not know. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}
