import { dayMs } from '@aisleway/core/days'
import { cartLines } from '@aisleway/core/lists/changes/cart-lines'
import type { LeftOfTrip } from '@aisleway/core/trips/contract'
import { leftItems, leftOfferedDays } from '@aisleway/core/trips/left-items'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { lockUser } from '../../auth/lock-user.ts'
import type { By } from '../../context/context.ts'
import type { Database, Queries } from '../../db/database.ts'
import { mergeIntoCart } from '../cart/store.ts'
import type { AuthorizedList } from '../lists/access/list-policy.ts'
import { mergeIntoList } from '../lists/operations/merge-into-list.ts'
import { savedLists } from '../lists/tables.ts'
import { completedTrips } from './tables.ts'

/**
 * The shopper's newest trip with unticked items, unless that was settled. A list that is shopped again brings them
 * back anyway.
 */
export async function readLeft(
  { queries }: Database,
  { userId, now }: By,
): Promise<LeftOfTrip | null> {
  const [trip] = await queries
    .select({
      tripId: completedTrips.id,
      listId: completedTrips.listId,
      listName: completedTrips.listName,
      completedAt: completedTrips.completedAt,
      items: completedTrips.items,
    })
    .from(completedTrips)
    .leftJoin(savedLists, eq(savedLists.id, completedTrips.listId))
    .where(
      and(
        eq(completedTrips.userId, userId),
        isNull(completedTrips.leftSettledAt),
        gt(completedTrips.completedAt, new Date(now.getTime() - leftOfferedDays * dayMs)),
        lt(completedTrips.checkedItemsCount, completedTrips.itemsCount),
        or(isNull(savedLists.id), eq(savedLists.round, completedTrips.round)),
      ),
    )
    .orderBy(desc(completedTrips.completedAt), desc(completedTrips.id))
    .limit(1)
  if (!trip) return null
  const left = leftItems(trip.items, userId)
  return {
    ...trip,
    completedAt: trip.completedAt.toISOString(),
    items: left.map(({ name, quantity }) => ({ name, quantity })),
    hasProducts: left.some(({ productId }) => productId !== null),
  }
}

type Carried = { carried: number; ownWords: string[] }

/** Done once: a repeated call carries nothing over. */
export async function carryToList(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  tripId: string,
  by: By,
): Promise<{ list: AuthorizedList<'edit'>; carried: number } | 'trip_not_found' | 'list_full'> {
  const left = await takeLeft(tx, tripId, by)
  if (left === 'trip_not_found') return left
  const merged = await mergeIntoList(tx, list, left, by)
  return merged === 'list_full' ? merged : { list: merged.list, carried: left.length }
}

/** A cart cannot hold free text, which stays on the trip's list. */
export async function carryToCart(
  tx: Queries,
  tripId: string,
  by: By,
): Promise<Carried | 'trip_not_found' | 'cart_full'> {
  const left = await takeLeft(tx, tripId, by)
  if (left === 'trip_not_found') return left
  const lines = cartLines(left)
  if ((await mergeIntoCart(tx, by.userId, lines)) > 0) return 'cart_full'
  const ownWords = left.filter(({ productId }) => productId === null).map(({ name }) => name)
  return { carried: lines.length, ownWords }
}

export async function dismissLeft(
  tx: Queries,
  tripId: string,
  by: By,
): Promise<Carried | 'trip_not_found'> {
  const left = await takeLeft(tx, tripId, by)
  return left === 'trip_not_found' ? left : { carried: 0, ownWords: [] }
}

/** Settles the offer for good and returns its items; none if it was already settled. */
async function takeLeft(tx: Queries, tripId: string, { userId, now }: By) {
  // Before the trip, as where an account is erased: the opposite order could deadlock.
  await lockUser(tx, userId)
  const isOwn = and(eq(completedTrips.id, tripId), eq(completedTrips.userId, userId))
  const [taken] = await tx
    .update(completedTrips)
    .set({ leftSettledAt: now })
    .where(and(isOwn, isNull(completedTrips.leftSettledAt)))
    .returning({ items: completedTrips.items })
  if (taken) return leftItems(taken.items, userId)
  const [known] = await tx.select({ known: sql`1` }).from(completedTrips).where(isOwn)
  return known ? [] : 'trip_not_found'
}
