import { sql } from 'drizzle-orm'
import type { Reads } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { completedTrips } from './tables.ts'

/** At least this many trips must agree, by several shoppers, so that nobody's own habits are revealed. */
export const leastTrips = 20
export const leastShoppers = 5

/** The newest trips are representative, and keep a product that everybody buys cheap to look up. */
export const mostTrips = 300
const mostProducts = 6

/** A product that is on this many of the newest trips is common; those of any other are found by the index of products. */
const newestTrips = 5000
const leastOfCommon = 100

/** The products bought most often on the trips that bought this one. */
export async function productsBoughtWith({ queries }: Reads, id: string): Promise<string[]> {
  const hasIt = sql`bought_ids @> ${JSON.stringify([id])}::jsonb`
  // PostgreSQL plans a statement that it keeps for no product in particular, and would then read all trips in search of
  // a rare one. Therefore each part can be read in one way only.
  const rows = await rowsOf<{ id: string }>(
    queries,
    sql`
    WITH newest AS (
      SELECT user_id, bought_ids FROM ${completedTrips}
      ORDER BY completed_at DESC LIMIT ${newestTrips}),
    common AS MATERIALIZED (SELECT * FROM newest WHERE ${hasIt} LIMIT ${mostTrips}),
    is_common AS (SELECT count(*) >= ${leastOfCommon} AS yes FROM common),
    rare AS MATERIALIZED (
      SELECT user_id, bought_ids, completed_at FROM ${completedTrips}
      WHERE ${hasIt} AND NOT (SELECT yes FROM is_common)),
    trips AS (
      SELECT * FROM common WHERE (SELECT yes FROM is_common)
      UNION ALL
      (SELECT user_id, bought_ids FROM rare ORDER BY completed_at DESC LIMIT ${mostTrips}))
    SELECT other.id FROM trips
    JOIN jsonb_array_elements_text(trips.bought_ids) AS other(id) ON other.id <> ${id}
    GROUP BY other.id
    HAVING count(*) >= ${leastTrips} AND count(DISTINCT trips.user_id) >= ${leastShoppers}
    ORDER BY count(*) DESC, other.id LIMIT ${mostProducts}`,
  )
  return rows.map(row => row.id)
}
