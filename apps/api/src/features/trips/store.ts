import { listItems as itemsOf, type ListState } from '@aisleway/core/lists/list-operations'
import type { Trip } from '@aisleway/core/trips/contract'
import { type TripHistory, tripHistory } from '@aisleway/core/trips/history'
import { secondsShopping } from '@aisleway/core/trips/shopping-time'
import { type TripItem, tripTotals } from '@aisleway/core/trips/trip'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'
import type { Database, Queries, Reads } from '../../db/database.ts'
import { handleOnce, type KeyedRequest } from '../idempotency/store.ts'
import type { AuthorizedList } from '../lists/access/list-policy.ts'
import { markCompleted } from '../lists/change-list.ts'
import { notifyCompletion } from '../lists/notify-members.ts'
import { headOf, readPrices } from '../lists/store.ts'
import { listItems } from '../lists/tables.ts'
import { writeNotices } from '../notices/write-notices.ts'
import { completedTrips, feedback, tripCompanions } from './tables.ts'

const tripsPerPage = 24

/** What a column of this type holds: prices typed at random can add up to more, which must not fail. */
const mostCents = 2 ** 31 - 1

type Completion = {
  tripId: string
  /** The list's number of the trip; the current one if not given. */
  round: number | undefined
  /** When it was completed; it may reach the server much later. */
  end: Date
  user: { id: string }
  now: Date
}

/**
 * Records the trip and ends it for everybody; returns the newly bought items. If it is sent again, or by a second
 * shopper on the same trip, the trip recorded first counts and nothing is new, even if the list is being shopped
 * again by now. The id of another list's trip is rejected. The list must be locked.
 */
export async function completeTrip(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  { tripId, round = list.round, end, user, now }: Completion,
): Promise<{ tripId: string; bought: readonly TripItem[] } | 'id_taken'> {
  const recorded = await recordedTrip(tx, list, { tripId, round })
  if (recorded) {
    // Late ticks that come with it are news to the others.
    await notifyCompletion(tx, list, user.id)
    return { tripId: recorded, bought: [] }
  }
  const { state, items, tickers } = await tripItems(tx, list.id)
  const { itemsCount, checkedItemsCount, totalCents, savingsCents, suggestedItemsAdded } =
    tripTotals(items)
  const trip = {
    id: tripId,
    userId: user.id,
    listId: list.id,
    round: list.round,
    listName: list.name,
    items,
    itemsCount,
    checkedItemsCount,
    totalCents: Math.min(totalCents, mostCents),
    savingsCents: Math.min(savingsCents, mostCents),
    suggestedItemsAdded,
    durationSeconds: secondsShopping(state, headOf(list), end.getTime()),
    completedAt: end,
  }
  const written = await tx.insert(completedTrips).values(trip).onConflictDoNothing().returning()
  if (written.length === 0) return 'id_taken'
  const completed = await markCompleted(tx, list, now)
  const others = await notifyCompletion(tx, completed, user.id)
  const companions = others.filter(id => tickers.has(id))
  if (companions.length > 0) {
    await tx.insert(tripCompanions).values(companions.map(userId => ({ tripId, userId })))
  }
  const { id: listId, name: listName } = list
  const facts = { kind: 'trip-completed', listId, listName } as const
  const by = { authorId: user.id, now }
  await writeNotices(tx, companions, { ...facts, tripId }, by)
  const onlookers = others.filter(id => !tickers.has(id))
  await writeNotices(tx, onlookers, { ...facts, tripId: null }, by)
  return { tripId, bought: items.filter(({ isChecked }) => isChecked) }
}

/** This list's trip with this id, or the one already recorded for this round. */
async function recordedTrip(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  { tripId, round }: { tripId: string; round: number },
): Promise<string | undefined> {
  const trips = await tx
    .select({ id: completedTrips.id, round: completedTrips.round })
    .from(completedTrips)
    .where(eq(completedTrips.listId, list.id))
  const same = trips.find(({ id }) => id === tripId) ?? trips.find(trip => trip.round === round)
  // The trip of a round that is over and has none was erased with its shopper's account.
  return same?.id ?? (round < list.round ? tripId : undefined)
}

/** The items at the trip's prices, and who ticked any of them. */
async function tripItems(
  tx: Queries,
  listId: string,
): Promise<{ state: ListState; items: TripItem[]; tickers: ReadonlySet<string | null> }> {
  const rows = await tx
    .select({ id: listItems.id, state: listItems.state })
    .from(listItems)
    .where(eq(listItems.listId, listId))
  const prices = await readPrices(tx, listId)
  const state: ListState = new Map(rows.map(row => [row.id, row.state]))
  const listed = itemsOf(state)
  const items = listed.map(item => ({
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
    ...(item.note && { note: item.note }),
    ...(item.insteadOf && { insteadOf: item.insteadOf }),
  }))
  return { state, items, tickers: new Set(listed.map(item => item.checkedBy)) }
}

export async function readTrip(
  { queries }: Database,
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
    .limit(tripsInHistory)
  return tripHistory(trips.map(({ completedAt, items }) => ({ day: dayOf(completedAt), items })))
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
  const trip = await readTrip(database, userId, tripId)
  if (!trip) return 'trip_not_found'
  if (!trip.isOwn) return 'forbidden'
  const given = { rating, comment, ratedAt: now }
  await handleOnce(database.queries, request, async tx => {
    await tx
      .insert(feedback)
      .values({ tripId, userId, ...given })
      .onConflictDoUpdate({ target: feedback.tripId, set: given })
    return 'done'
  })
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
