import { hasProgress } from '@aisleway/core/lists/list'
import { listItems as itemsOf, type ListState } from '@aisleway/core/lists/list-operations'
import { pricedItem } from '@aisleway/core/shopping/priced-item'
import { secondsShopping } from '@aisleway/core/trips/shopping-time'
import { type TripItem, type TripTotals, tripTotals } from '@aisleway/core/trips/trip'
import { and, eq, or } from 'drizzle-orm'
import type { By } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { AuthorizedList } from '../lists/access/list-policy.ts'
import { notifyCompletion } from '../lists/notify-members.ts'
import { freezePrices } from '../lists/operations/apply-operations.ts'
import { stateOfList } from '../lists/operations/new-items.ts'
import { markCompleted } from '../lists/shop-list.ts'
import { headOf, readPrices } from '../lists/store.ts'
import { writeNotices } from '../notices/write-notices.ts'
import { completedTrips, tripCompanions } from './tables.ts'

/** What a column of this type holds: prices typed at random can add up to more, which must not fail. */
const mostCents = 2 ** 31 - 1

type Completion = By & {
  tripId: string
  /** The list's number of the trip; the current one if not given. */
  round: number | undefined
  /** When it was completed; it may reach the server much later. */
  end: Date
  /** Counts the trip's items against the shopper's limit, and throws the refusal: each trip keeps a copy of them. */
  countItems: (count: number) => void
}

/**
 * Records the trip and ends it for everybody; returns the newly bought items. If it is sent again, or by a second
 * shopper on the same trip, the trip recorded first counts and nothing is new, even if the list is being shopped
 * again by now. The id of another list's trip is rejected, and so is a template of which nothing was bought: a device that
 * was offline may have shopped it before it became one. The list must be locked.
 */
export async function completeTrip(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  { tripId, round = list.round, end, countItems, userId, now }: Completion,
): Promise<{ tripId: string; bought: readonly TripItem[] } | 'id_taken' | 'is_template'> {
  const recorded = await recordedTrip(tx, list, { tripId, round })
  if (recorded) {
    // Late ticks that come with it are news to the others.
    await notifyCompletion(tx, list, userId)
    return { tripId: recorded, bought: [] }
  }
  // A trip that was started offline has no prices of its own yet.
  await freezePrices(tx, list.id)
  const { state, items, tickers } = await tripItems(tx, list.id, list.lastShoppedAt)
  const wasShopped = hasProgress(list.status) || items.some(({ isChecked }) => isChecked)
  if (list.isTemplate && !wasShopped) return 'is_template'
  countItems(items.length)
  const trip = {
    id: tripId,
    userId,
    listId: list.id,
    round: list.round,
    listName: list.name,
    items,
    ...tripFigures(items),
    durationSeconds: secondsShopping(state, headOf(list), end.getTime()),
    completedAt: end,
  }
  const written = await tx.insert(completedTrips).values(trip).onConflictDoNothing().returning()
  if (written.length === 0) return 'id_taken'
  const completed = await markCompleted(tx, list, now)
  const others = await notifyCompletion(tx, completed, userId)
  const companions = others.filter(id => tickers.has(id))
  const onlookers = others.filter(id => !tickers.has(id))
  if (companions.length > 0) {
    await tx
      .insert(tripCompanions)
      .values(companions.map(companion => ({ tripId, userId: companion })))
  }
  const facts = { kind: 'trip-completed', listId: list.id, listName: list.name } as const
  const by = { authorId: userId, now }
  await writeNotices(tx, companions, { ...facts, tripId }, by)
  await writeNotices(tx, onlookers, { ...facts, tripId: null }, by)
  return { tripId, bought: items.filter(({ isChecked }) => isChecked) }
}

/** This list's trip with this id, or the one already recorded for this round. */
async function recordedTrip(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  { tripId, round }: { tripId: string; round: number },
): Promise<string | undefined> {
  const isSame = or(eq(completedTrips.id, tripId), eq(completedTrips.round, round))
  const trips = await tx
    .select({ id: completedTrips.id })
    .from(completedTrips)
    .where(and(eq(completedTrips.listId, list.id), isSame))
  const same = trips.find(({ id }) => id === tripId) ?? trips[0]
  // The trip of a round that is over and has none was erased with its shopper's account.
  return same?.id ?? (round < list.round ? tripId : undefined)
}

/** The totals as they are stored. */
export function tripFigures(items: readonly TripItem[]): TripTotals {
  const totals = tripTotals(items)
  return {
    ...totals,
    totalCents: Math.min(totals.totalCents, mostCents),
    savingsCents: Math.min(totals.savingsCents, mostCents),
  }
}

/** The items at the trip's prices, who ticked any of them, and the state since the end of the trip before. */
export async function tripItems(
  tx: Queries,
  listId: string,
  previousEnd: Date | null,
): Promise<{ state: ListState; items: TripItem[]; tickers: ReadonlySet<string | null> }> {
  const state = await stateOfList(tx, listId, { removedSince: previousEnd ?? new Date(0) })
  const prices = await readPrices(tx, listId)
  const listed = itemsOf(state).map(item => pricedItem(item, prices[item.id]))
  const items = listed.map(item => ({
    id: item.id,
    productId: item.productId,
    name: item.name,
    imageUrl: item.imageUrl,
    weightQuantity: item.weightQuantity,
    department: item.department,
    quantity: item.quantity,
    priceCents: item.priceCents,
    ...(item.lineTotalCents !== undefined && { lineTotalCents: item.lineTotalCents }),
    originalPriceCents: item.originalPriceCents,
    origin: item.origin,
    isChecked: item.isChecked,
    ...(item.note && { note: item.note }),
    ...(item.insteadOf && { insteadOf: item.insteadOf }),
  }))
  return { state, items, tickers: new Set(listed.map(item => item.checkedBy)) }
}
