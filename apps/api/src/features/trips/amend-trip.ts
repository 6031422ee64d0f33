import type { ListOperation, ListState } from '@aisleway/core/lists/list-operations'
import { isAfterTrip, withLateChanges } from '@aisleway/core/trips/late-changes'
import { secondsShopping } from '@aisleway/core/trips/shopping-time'
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import type { AuthorizedList } from '../lists/access/list-policy.ts'
import { notices } from '../notices/tables.ts'
import { tripFigures, tripItems } from './complete-trip.ts'
import { completedTrips, tripCompanions } from './tables.ts'

/**
 * Adds to a completed list's trip what was done before it ended and arrives only now, from a device that was offline.
 * The operations must be new to the list, which must be locked.
 */
export async function amendTrip(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  operations: readonly ListOperation[],
): Promise<void> {
  const endMs = list.lastShoppedAt?.getTime() ?? 0
  const early = operations.filter(({ at }) => !isAfterTrip(at, endMs))
  if (early.length === 0) return
  const [trip, previous] = await tx
    .select()
    .from(completedTrips)
    .where(eq(completedTrips.listId, list.id))
    .orderBy(desc(completedTrips.round))
    .limit(2)
  if (trip?.round !== list.round) return
  const beginMs = previous?.completedAt.getTime() ?? 0
  const late = early.filter(({ at }) => isAfterTrip(at, beginMs))
  if (late.length === 0) return

  const { state, items: listed } = await tripItems(tx, list.id, previous?.completedAt ?? null)
  const ids = new Set(late.map(({ itemId }) => itemId))
  const items = [...withLateChanges({ recorded: trip.items, listed, state }, ids, endMs)]
  const limits = { ...list, lastShoppedAt: previous?.completedAt.toISOString() ?? null }
  const seconds = secondsShopping(state, limits, trip.completedAt.getTime())
  await tx
    .update(completedTrips)
    .set({ items, ...tripFigures(items), durationSeconds: Math.max(seconds, trip.durationSeconds) })
    .where(eq(completedTrips.id, trip.id))
  const tickers = tickersOf(late, state).filter(id => id !== trip.userId)
  await addCompanions(tx, list, trip.id, tickers)
}

/** Who made those ticks among the operations that still stand. */
function tickersOf(operations: readonly ListOperation[], state: ListState): string[] {
  const ticks = operations.flatMap(operation =>
    operation.kind === 'check' && operation.isChecked ? operation : [],
  )
  const standing = ticks.filter(({ itemId, at }) => state.get(itemId)?.check?.at === at)
  return [...new Set(standing.map(({ by }) => by))]
}

/** Shows the trip to them, also from the notice of its end. */
async function addCompanions(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  tripId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  const added = await tx
    .insert(tripCompanions)
    .values(userIds.map(userId => ({ tripId, userId })))
    .onConflictDoNothing()
    .returning({ userId: tripCompanions.userId })
  if (added.length === 0) return
  const facts = { kind: 'trip-completed', listId: list.id, tripId: null }
  await tx
    .update(notices)
    .set({ facts: sql`${notices.facts} || ${JSON.stringify({ tripId })}::jsonb` })
    .where(
      and(
        inArray(
          notices.userId,
          added.map(({ userId }) => userId),
        ),
        gte(notices.createdAt, list.lastShoppedAt ?? new Date(0)),
        sql`${notices.facts} @> ${JSON.stringify(facts)}::jsonb`,
      ),
    )
}
