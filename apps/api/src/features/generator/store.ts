import { recentTripsCount, staplesOf } from '@aisleway/core/generator/staples'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { completedTrips } from '../trips/tables.ts'

/** The ids of products that this shopper buys regularly, the most frequent first. */
export async function readStaples({ queries }: Database, userId: string): Promise<string[]> {
  const trips = await queries
    .select({ items: completedTrips.items })
    .from(completedTrips)
    .where(eq(completedTrips.userId, userId))
    .orderBy(desc(completedTrips.completedAt), desc(completedTrips.id))
    .limit(recentTripsCount)
  return staplesOf(trips)
}
