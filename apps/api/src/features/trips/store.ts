import type { Trip } from '@aisleway/core/trips/contract'
import { type TripHistory, tripHistory } from '@aisleway/core/trips/history'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'
import type { Database, Queries, Reads } from '../../db/database.ts'
import { handleOnce, type KeyedRequest } from '../idempotency/store.ts'
import { completedTrips, feedback, tripCompanions } from './tables.ts'

const tripsPerPage = 24

export async function readTrip(
  { queries }: Pick<Database, 'queries'>,
  userId: string,
  tripId: string,
): Promise<Trip | undefined> {
  const [row] = await tripsOf(queries, userId).where(
    and(eq(completedTrips.id, tripId), isVisible(queries, userId)),
  )
  return row && tripFrom(row, userId)
}

export async function readTripPage(
  { queries }: Reads,
  userId: string,
  page: number,
): Promise<{ trips: Trip[]; total: number; pageCount: number }> {
  const total = await queries.$count(completedTrips, isVisible(queries, userId))
  const rows = await tripsOf(queries, userId)
    .where(isVisible(queries, userId))
    .orderBy(desc(completedTrips.completedAt), desc(completedTrips.id))
    .limit(tripsPerPage)
    .offset(page * tripsPerPage)
  return {
    trips: rows.map(row => tripFrom(row, userId)),
    total,
    pageCount: Math.ceil(total / tripsPerPage),
  }
}

export async function readHistory(
  { queries }: Reads,
  userId: string,
  dayOf: (at: Date) => string,
): Promise<TripHistory> {
  const trips = await queries
    .select({ completedAt: completedTrips.completedAt, items: completedTrips.items })
    .from(completedTrips)
    .where(eq(completedTrips.userId, userId))
    .orderBy(desc(completedTrips.completedAt))
    .limit(tripsInHistory + 1)
  const past = trips
    .slice(0, tripsInHistory)
    .map(({ completedAt, items }) => ({ day: dayOf(completedAt), items }))
  const since = trips.length > tripsInHistory ? past.at(-1)?.day : undefined
  return { ...tripHistory(past), ...(since && { since }) }
}

/** About two years at two trips a week. */
const tripsInHistory = 200

/** Rates the trip for the shopper who completed it; a second rating replaces the first. */
export async function rateTrip(
  database: Database,
  request: KeyedRequest,
  { tripId, rating, comment }: { tripId: string; rating: number; comment: string },
): Promise<Trip | 'trip_not_found' | 'forbidden'> {
  const { userId, now } = request
  const given = { rating, comment, ratedAt: now }
  const outcome = await handleOnce(database.queries, request, async tx => {
    const trip = await readTrip({ queries: tx }, userId, tripId)
    if (!trip) return 'trip_not_found'
    if (!trip.isOwn) return 'forbidden'
    await tx
      .insert(feedback)
      .values({ tripId, userId, ...given })
      .onConflictDoUpdate({ target: feedback.tripId, set: given })
    return 'done'
  })
  if (outcome !== 'done') return outcome
  return (await readTrip(database, userId, tripId)) ?? 'trip_not_found'
}

/** Only the shopper who completed the trip sees the feedback, not their companions. */
function tripsOf(queries: Queries, userId: string) {
  const isOwn = eq(completedTrips.userId, userId)
  return queries
    .select({ trip: completedTrips, feedback, completer: users.name })
    .from(completedTrips)
    .innerJoin(users, eq(users.id, completedTrips.userId))
    .leftJoin(feedback, and(eq(feedback.tripId, completedTrips.id), isOwn))
    .$dynamic()
}

/** Trips completed by this shopper or with them: two queries, so that each uses its index. */
function isVisible(queries: Queries, userId: string) {
  const own = queries
    .select({ id: completedTrips.id })
    .from(completedTrips)
    .where(eq(completedTrips.userId, userId))
  const joined = queries
    .select({ id: tripCompanions.tripId })
    .from(tripCompanions)
    .where(eq(tripCompanions.userId, userId))
  return inArray(completedTrips.id, union(own, joined))
}

type Row = {
  trip: typeof completedTrips.$inferSelect
  feedback: typeof feedback.$inferSelect | null
  completer: string
}

function tripFrom({ trip, feedback: given, completer }: Row, userId: string): Trip {
  const { userId: completedBy, round: _, leftSettledAt: __, completedAt, ...facts } = trip
  const isOwn = completedBy === userId
  return {
    ...facts,
    completedAt: completedAt.toISOString(),
    feedback: given && { rating: given.rating, comment: given.comment },
    isOwn,
    with: isOwn ? null : completer,
  }
}
