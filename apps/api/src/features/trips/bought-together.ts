import { sql } from 'drizzle-orm'
import type { Reads } from '../../db/database.ts'
import { completedTrips } from './tables.ts'

/** At least this many trips must agree, by several shoppers, so that nobody's own habits are revealed. */
export const leastTrips = 20
export const leastShoppers = 5

/** The newest trips are representative, and keep a product that everybody buys cheap to look up. */
const mostTrips = 1000
const mostProducts = 6

/** The products bought most often on the trips that bought this one. */
export async function productsBoughtWith({ queries }: Reads, id: string): Promise<string[]> {
  const { userId, boughtIds, completedAt } = completedTrips
  const trips = queries
    .select({ userId, boughtIds })
    .from(completedTrips)
    .where(sql`${boughtIds} @> ${JSON.stringify([id])}::jsonb`)
    .orderBy(sql`${completedAt} DESC`)
    .limit(mostTrips)
    .as('trips')
  const other = sql<string>`other.id`
  const rows = await queries
    .select({ id: other })
    .from(trips)
    .innerJoin(
      sql`jsonb_array_elements_text(${trips.boughtIds}) AS other(id)`,
      sql`${other} <> ${id}`,
    )
    .groupBy(other)
    .having(sql`count(*) >= ${leastTrips} AND count(DISTINCT ${trips.userId}) >= ${leastShoppers}`)
    .orderBy(sql`count(*) DESC`, other)
    .limit(mostProducts)
  return rows.map(row => row.id)
}
