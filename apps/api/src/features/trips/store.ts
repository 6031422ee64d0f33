import { listItems as itemsOf, type ListState } from '@aisleway/core/lists/list-operations'
import type { Trip } from '@aisleway/core/trips/contract'
import { type TripHistory, tripHistory } from '@aisleway/core/trips/history'
import { type TripItem, tripTotals } from '@aisleway/core/trips/trip'
import { and, desc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { markCompleted } from '../lists/change-list.ts'
import type { AuthorizedList } from '../lists/list-policy.ts'
import { readPrices } from '../lists/store.ts'
import { listItems } from '../lists/tables.ts'
import { completedTrips, feedback } from './tables.ts'

const tripsPerPage = 24

type Completion = { tripId: string; durationSeconds: number; userId: string; now: Date }

/**
 * Records the trip and ends it for everybody. Sent again, or by a second shopper of the same trip,
 * it is the trip that was recorded first. The list must be locked.
 */
export async function completeTrip(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  { tripId, durationSeconds, userId, now }: Completion,
): Promise<string> {
  const recorded = await recordedTrip(tx, list, tripId)
  if (recorded) return recorded
  const items = await tripItems(tx, list.id)
  const { itemsCount, checkedItemsCount, totalCents, savingsCents, suggestedItemsAdded } =
    tripTotals(items)
  await tx.insert(completedTrips).values({
    id: tripId,
    userId,
    listId: list.id,
    round: list.round,
    listName: list.name,
    items,
    itemsCount,
    checkedItemsCount,
    totalCents,
    savingsCents,
    suggestedItemsAdded,
    durationSeconds,
    completedAt: now,
  })
  await markCompleted(tx, list, now)
  return tripId
}

/** The trip by this id of this list, or the one already recorded for its present round. */
async function recordedTrip(tx: Queries, list: AuthorizedList<'edit'>, tripId: string) {
  const trips = await tx
    .select({ id: completedTrips.id, round: completedTrips.round })
    .from(completedTrips)
    .where(eq(completedTrips.listId, list.id))
  return (
    trips.find(({ id }) => id === tripId)?.id ?? trips.find(({ round }) => round === list.round)?.id
  )
}

/** The items as they are paid: prices are those of the trip. */
async function tripItems(tx: Queries, listId: string): Promise<TripItem[]> {
  const rows = await tx
    .select({ id: listItems.id, state: listItems.state })
    .from(listItems)
    .where(eq(listItems.listId, listId))
  const state: ListState = Object.fromEntries(rows.map(row => [row.id, row.state]))
  const prices = await readPrices(tx, listId)
  return itemsOf(state).map(item => ({
    productId: item.productId,
    name: item.name,
    imageUrl: item.imageUrl,
    weightQuantity: item.weightQuantity,
    department: item.department,
    quantity: item.quantity,
    priceCents: prices[item.id]?.priceCents ?? item.priceCents,
    originalPriceCents: prices[item.id]?.originalPriceCents ?? null,
    origin: item.origin,
    isChecked: item.isChecked,
  }))
}

export async function readTrip(
  { queries }: Database,
  userId: string,
  tripId: string,
): Promise<Trip | undefined> {
  const [row] = await ownTrips(queries, userId, tripId)
  return row && tripFrom(row)
}

export async function readTripPage(
  { queries }: Database,
  userId: string,
  page: number,
): Promise<{ trips: Trip[]; total: number; pageCount: number }> {
  const total = await queries.$count(completedTrips, eq(completedTrips.userId, userId))
  const rows = await ownTrips(queries, userId)
    .orderBy(desc(completedTrips.completedAt), desc(completedTrips.id))
    .limit(tripsPerPage)
    .offset(page * tripsPerPage)
  return { trips: rows.map(tripFrom), total, pageCount: Math.ceil(total / tripsPerPage) }
}

export async function readHistory({ queries }: Database, userId: string): Promise<TripHistory> {
  const trips = await queries
    .select({ completedAt: completedTrips.completedAt, items: completedTrips.items })
    .from(completedTrips)
    .where(eq(completedTrips.userId, userId))
    .orderBy(desc(completedTrips.completedAt))
    .limit(tripsInHistory)
  return tripHistory(
    trips.map(({ completedAt, items }) => ({ completedAt: completedAt.toISOString(), items })),
  )
}

/** About two years of two trips a week. */
const tripsInHistory = 200

/** One's own trip only; a second rating replaces the first. */
export async function rateTrip(
  database: Database,
  userId: string,
  { tripId, rating, comment }: { tripId: string; rating: number; comment: string },
  now: Date,
): Promise<Trip | undefined> {
  if (!(await readTrip(database, userId, tripId))) return undefined
  const given = { rating, comment, ratedAt: now }
  await database.queries
    .insert(feedback)
    .values({ tripId, userId, ...given })
    .onConflictDoUpdate({ target: feedback.tripId, set: given })
  return readTrip(database, userId, tripId)
}

function ownTrips(queries: Queries, userId: string, tripId?: string) {
  return queries
    .select({ trip: completedTrips, feedback })
    .from(completedTrips)
    .leftJoin(feedback, eq(feedback.tripId, completedTrips.id))
    .where(
      and(
        eq(completedTrips.userId, userId),
        tripId === undefined ? undefined : eq(completedTrips.id, tripId),
      ),
    )
    .$dynamic()
}

type Row = {
  trip: typeof completedTrips.$inferSelect
  feedback: typeof feedback.$inferSelect | null
}

function tripFrom({ trip, feedback: given }: Row): Trip {
  const { userId: _, round: __, completedAt, ...facts } = trip
  return {
    ...facts,
    completedAt: completedAt.toISOString(),
    feedback: given && { rating: given.rating, comment: given.comment },
    isOwn: true,
    with: null,
  }
}
