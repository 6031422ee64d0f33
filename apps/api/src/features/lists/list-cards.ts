import type { ListCard } from '@aisleway/core/lists/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { itemPriceCents, lineTotalCents } from './list-prices.ts'

const listsPerPage = 24

/** They have no pages of their own. */
const mostTemplates = 200

/** One page of cards, newest first, and with the first page the templates; a search finds both. */
export async function readListPage(
  { queries }: Database,
  userId: string,
  { search, page, kind }: { search: string; page: number; kind?: 'plan' | undefined },
) {
  const wanted = search.trim() && `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  const those = wanted ? matching(wanted) : isNoTemplate
  const found = listsOf(userId, kind === 'plan' ? sql`${those} AND is_plan` : those)
  const { total, lists } = await readCards(queries, found, {
    first: page * listsPerPage,
    count: listsPerPage,
    wanted,
  })
  const hasTemplates = page === 0 && !wanted && !kind
  const templates = hasTemplates
    ? await readCards(queries, listsOf(userId, isTemplate), { first: 0, count: mostTemplates })
    : { lists: [] }
  return { lists, total, pageCount: Math.ceil(total / listsPerPage), templates: templates.lists }
}

const isTemplate = sql`AND is_template`
const isNoTemplate = sql`AND NOT is_template`

/**
 * How many lists were found, and some of their cards: a search reads all items, and so does it once. Counts and totals
 * of a card are derived from the items. `wanted` is the pattern of a search, whose items come first.
 */
async function readCards(
  queries: Queries,
  found: SQL,
  { first, count, wanted = '' }: { first: number; count: number; wanted?: string },
): Promise<{ total: number; lists: ListCard[] }> {
  const wantedFirst = wanted ? sql`list_items.name ILIKE ${wanted} DESC,` : sql``
  const newest = sql`ORDER BY created_at DESC, id LIMIT ${count} OFFSET ${first}`
  const [cards] = await rowsOf<{ total: number; lists: ListCard[] }>(
    queries,
    sql`
    WITH found AS MATERIALIZED (${found})
    SELECT (SELECT count(*)::int FROM found) AS total, coalesce(json_agg(card), '[]') AS lists FROM (
      SELECT saved_lists.id, saved_lists.name, status, is_shared AS "isShared",
        is_template AS "isTemplate", is_plan AS "isPlan", access,
        access = 'own' AS "isOwner", ${isoTime('created_at')} AS "createdAt",
        ${isoTime('started_at')} AS "startedAt", ${isoTime('last_shopped_at')} AS "lastShoppedAt", pauses, round,
        ${collaboratorsCount} AS "collaboratorsCount",
        figures.*, coalesce(preview.items, '[]'::json) AS items
      FROM (SELECT id, access FROM found ${newest}) AS page JOIN saved_lists USING (id)
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
          WHERE list_id = saved_lists.id AND is_on_list ORDER BY ${wantedFirst} position LIMIT 2) AS item) AS preview
      ORDER BY created_at DESC, id) AS card`,
  )
  return cards ?? { total: 0, lists: [] }
}

export async function countLists({ queries }: Database, userId: string): Promise<number> {
  const found = listsOf(userId, isNoTemplate)
  const [counted] = await rowsOf<{ total: number }>(
    queries,
    sql`SELECT count(*)::int AS total FROM (${found}) AS found`,
  )
  return counted?.total ?? 0
}

/** A shopper's own lists and those shared with them, in two queries so that each uses its index; no list is in both. */
function listsOf(userId: string, condition: SQL): SQL {
  const isFound = sql`deleted_at IS NULL ${condition}`
  return sql`
    SELECT saved_lists.id, saved_lists.created_at, 'own' AS access FROM saved_lists
    WHERE user_id = ${userId} AND ${isFound}
    UNION ALL
    SELECT saved_lists.id, saved_lists.created_at, permission_level
    FROM list_collaborators AS mine JOIN saved_lists ON saved_lists.id = mine.list_id
    WHERE mine.user_id = ${userId} AND mine.status = 'accepted'
      AND saved_lists.user_id <> ${userId} AND ${isFound}`
}

const collaboratorsCount = sql`CASE WHEN is_shared THEN (
  SELECT count(*)::int FROM list_collaborators
  WHERE list_id = saved_lists.id AND list_collaborators.status IN ('pending', 'accepted')) ELSE 0 END`

function matching(pattern: string) {
  return sql`AND (saved_lists.name ILIKE ${pattern} OR EXISTS (
    SELECT 1 FROM list_items
    WHERE list_id = saved_lists.id AND is_on_list AND list_items.name ILIKE ${pattern}))`
}

function isoTime(column: string) {
  const name = sql.identifier(column)
  return sql`to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
