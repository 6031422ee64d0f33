import {
  countedDays,
  countedPopularity,
  expectedPopularity,
} from '@aisleway/core/catalogue/counted-popularity'
import { dayMs } from '@aisleway/core/days'
import { sql } from 'drizzle-orm'
import { userRanges } from '../../auth/user-ranges.ts'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import {
  hasUnknownPopularity,
  writeCountedPopularity,
} from '../catalogue/counted-popularity-store.ts'

/**
 * Counts how many shoppers recently bought each product for which the catalogue gives no popularity, and before that what
 * the store's recipes need. Only a number is stored. Returns how many products have a new number.
 */
export async function countPopularity(queries: Queries, now: Date): Promise<number> {
  if (!(await hasUnknownPopularity(queries))) return 0
  const since = new Date(now.getTime() - countedDays * dayMs)
  const shoppers = await countShoppers(queries, since)
  const recipes = await countRecipes(queries)
  return writeCountedPopularity(
    queries,
    [...new Set([...shoppers.keys(), ...recipes.keys()])].map(id => ({
      id,
      popularity:
        countedPopularity(shoppers.get(id) ?? 0) || expectedPopularity(recipes.get(id) ?? 0),
    })),
  )
}

/** By product id: by how many shoppers it was bought, or put into their cart. */
async function countShoppers(queries: Queries, since: Date): Promise<Map<string, number>> {
  const from = sql`${since.toISOString()}::timestamptz`
  const counts = new Map<string, number>()
  for await (const { after, upTo } of userRanges(queries)) {
    const isTheirs = sql`user_id > ${after} AND user_id <= ${upTo}`
    const rows = await rowsOf<Counted>(
      queries,
      sql`
      WITH bought AS (
        SELECT user_id, jsonb_array_elements_text(bought_ids) AS product_id
        FROM completed_trips WHERE completed_at > ${from} AND ${isTheirs}
        UNION SELECT user_id, product_id
        FROM cart_items WHERE added_at > ${from} AND ${isTheirs})
      SELECT product_id AS id, count(*)::int AS count FROM bought GROUP BY product_id`,
    )
    for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return counts
}

/** By product id: how many of the store's recipes need a food that it serves as. */
async function countRecipes(queries: Queries): Promise<Map<string, number>> {
  const rows = await rowsOf<Counted>(
    queries,
    sql`
    WITH needed AS (
      SELECT slug, jsonb_array_elements(ingredients) ->> 'food' AS food
      FROM meals WHERE NOT is_imported AND jsonb_typeof(ingredients) = 'array')
    SELECT product_id AS id, count(DISTINCT slug)::int AS count
    FROM food_products JOIN needed USING (food) GROUP BY product_id`,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

type Counted = { id: string; count: number }
