import { readStamp } from '@aisleway/core/lists/hybrid-clock'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { By } from '../../context/context.ts'
import { timeOnDevice } from '../../context/device-time.ts'
import type { Queries } from '../../db/database.ts'
import type { AuthorizedList } from './access/list-policy.ts'
import { endPresence } from './access/members.ts'
import { updateList } from './change-list.ts'
import { itemsSince } from './items-since.ts'
import { applyToList, freezePrices } from './operations/apply-operations.ts'
import { forNextTrip } from './operations/next-trip.ts'
import { listItems } from './tables.ts'

/**
 * Starts or resumes the trip; a completed list is first reset to be shopped again, unless the device only goes on with
 * the trip (`isUnderWay`). A template is copied for each trip and stays as it is.
 */
export async function startShopping(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  { isUnderWay, ...by }: By & { isUnderWay: boolean },
) {
  if (list.isTemplate || list.status === 'in_progress') return list
  if (list.status === 'completed' && isUnderWay) return list
  const fresh = list.status === 'completed' ? await shopAgain(tx, list, by) : list
  const started = await updateList(tx, fresh, {
    status: 'in_progress',
    startedAt: fresh.startedAt ?? by.now,
  })
  await freezePrices(tx, list.id)
  return started
}

/** Only a trip in progress can be paused; its ticks stay (answer 23). */
export async function pauseShopping(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  { pausedAt, now }: { pausedAt: string | undefined; now: Date },
) {
  if (list.status !== 'in_progress') return list
  const startMs = list.startedAt?.getTime() ?? 0
  const [last] = await tx
    .select({ at: sql<string | null>`max(${listItems.state} #>> '{check,at}')` })
    .from(listItems)
    // What was removed before the trip was not ticked during it.
    .where(itemsSince(list.id, startMs))
  // A pause is not earlier than the last tick, whose device's clock may be ahead.
  const tickMs = last?.at ? readStamp(last.at).ms : 0
  const saidMs = timeOnDevice(pausedAt, now).getTime()
  const at = new Date(Math.max(saidMs, tickMs, startMs)).toISOString()
  return updateList(tx, list, {
    status: 'paused',
    pauses: [...list.pauses, at].slice(-maxPauses),
  })
}

/** More than anybody needs; the earliest pauses are dropped. */
const maxPauses = 200

/** Prepares another trip: without ticks, swaps and split, and at today's prices (answer 22). */
export async function shopAgain(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  by: By,
): Promise<AuthorizedList<'edit'>> {
  if (list.status !== 'completed') return list
  const ready = await updateList(tx, list, {
    status: 'saved',
    startedAt: null,
    pauses: [],
    round: list.round + 1,
    split: null,
  })
  const cleared = await applyToList(tx, ready, await forNextTrip(tx, list.id, by), by)
  if (cleared === 'list_full') throw new Error('Clearing a trip has filled a list')
  await tx
    .update(listItems)
    .set({ frozenPriceCents: null, frozenOriginalCents: null })
    .where(and(eq(listItems.listId, list.id), isNotNull(listItems.frozenPriceCents)))
  return cleared
}

/** Completes the list for everybody shopping it. */
export async function markCompleted(tx: Queries, list: AuthorizedList<'edit'>, now: Date) {
  const nobody = { shoppingAt: null, split: null }
  if (list.isShared) await endPresence(tx, list.id)
  return updateList(tx, list, { status: 'completed', lastShoppedAt: now, ...nobody })
}
