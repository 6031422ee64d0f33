import {
  countedDays,
  countedPopularity,
  leastShoppers,
} from '@aisleway/core/catalogue/counted-popularity'
import { dayMs } from '@aisleway/core/days'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  hasUnknownPopularity,
  writeCountedPopularity,
} from '../catalogue/counted-popularity-store.ts'

/**
 * Counts how many shoppers recently bought each product for which the catalogue gives no popularity. Only the number
 * is stored. Returns how many products have a new number.
 */
export async function countPopularity(database: Database, now: Date): Promise<number> {
  if (!(await hasUnknownPopularity(database))) return 0
  const since = new Date(now.getTime() - countedDays * dayMs).toISOString()
  const { rows } = (await database.queries.execute(sql`
    WITH bought AS (
      SELECT user_id, jsonb_array_elements_text(bought_ids) AS product_id
      FROM completed_trips WHERE completed_at > ${since}::timestamptz
      UNION SELECT user_id, product_id
      FROM cart_items WHERE added_at > ${since}::timestamptz)
    SELECT product_id AS id, count(*)::int AS shoppers
    FROM bought GROUP BY product_id HAVING count(*) >= ${leastShoppers}`)) as {
    rows: { id: string; shoppers: number }[]
  }
  return writeCountedPopularity(
    database,
    rows.map(({ id, shoppers }) => ({ id, popularity: countedPopularity(shoppers) })),
  )
}
