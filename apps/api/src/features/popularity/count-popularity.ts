import {
  countedDays,
  countedPopularity,
  expectedPopularity,
} from '@aisleway/core/catalogue/counted-popularity'
import { dayMs } from '@aisleway/core/days'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
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
  const since = new Date(now.getTime() - countedDays * dayMs).toISOString()
  const { rows } = (await queries.execute(sql`
    WITH bought AS (
      SELECT user_id, jsonb_array_elements_text(bought_ids) AS product_id
      FROM completed_trips WHERE completed_at > ${since}::timestamptz
      UNION SELECT user_id, product_id
      FROM cart_items WHERE added_at > ${since}::timestamptz),
    counted AS (SELECT product_id, count(*)::int AS shoppers FROM bought GROUP BY product_id),
    needed AS (
      SELECT slug, jsonb_array_elements(ingredients) ->> 'food' AS food
      FROM meals WHERE NOT is_imported AND jsonb_typeof(ingredients) = 'array'),
    expected AS (
      SELECT product_id, count(DISTINCT slug)::int AS recipes
      FROM food_products JOIN needed USING (food) GROUP BY product_id)
    SELECT product_id AS id, coalesce(shoppers, 0) AS shoppers, coalesce(recipes, 0) AS recipes
    FROM counted FULL JOIN expected USING (product_id)`)) as {
    rows: { id: string; shoppers: number; recipes: number }[]
  }
  return writeCountedPopularity(
    queries,
    rows.map(({ id, shoppers, recipes }) => ({
      id,
      popularity: countedPopularity(shoppers) || expectedPopularity(recipes),
    })),
  )
}
