import { dayMs } from '@aisleway/core/days'
import { readStamp } from '@aisleway/core/lists/hybrid-clock'
import type { ListStatus } from '@aisleway/core/lists/list'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { timeOnDevice } from '../../context/device-time.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { AuthorizedList } from './access/list-policy.ts'
import { endPresence } from './access/members.ts'
import { itemsSince } from './items-since.ts'
import { notifyDeletion, notifyLists, notifyRestoration, notifyStatus } from './notify-members.ts'
import { applyToList, freezePrices } from './operations/apply-operations.ts'
import { forNextTrip } from './operations/next-trip.ts'
import { listItems, savedLists } from './tables.ts'

type By = { userId: string; now: Date }

export async function renameList(tx: Queries, list: AuthorizedList<'edit'>, name: string) {
  const renamed = await update(tx, list, { name })
  await notifyLists(tx, renamed)
  return renamed
}

export async function setTemplate(
  tx: Queries,
  list: AuthorizedList<'own'>,
  isTemplate: boolean,
): Promise<AuthorizedList<'edit'>> {
  const changed = await update(tx, list, { isTemplate })
  await notifyStatus(tx, changed)
  await notifyLists(tx, changed)
  return changed
}

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
  const started = await update(tx, fresh, {
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
  return update(tx, list, {
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
  const ready = await update(tx, list, {
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
  return update(tx, list, { status: 'completed', lastShoppedAt: now, ...nobody })
}

/** Hides the list immediately; it is erased a day later. */
export async function deleteList(tx: Queries, list: AuthorizedList<'own'>, now: Date) {
  await tx.update(savedLists).set({ deletedAt: now }).where(eq(savedLists.id, list.id))
  await notifyDeletion(tx, list)
}

/** Erases lists that were deleted more than a day ago, one at a time, since each may have many operations. */
export async function eraseDeletedLists({ queries }: Database, now: Date): Promise<void> {
  const deleted = await queries
    .select({ id: savedLists.id })
    .from(savedLists)
    .where(lt(savedLists.deletedAt, new Date(now.getTime() - dayMs)))
  for (const { id } of deleted) {
    // It may have been restored by now.
    await queries
      .delete(savedLists)
      .where(and(eq(savedLists.id, id), isNotNull(savedLists.deletedAt)))
  }
}

export async function restoreList(tx: Queries, list: AuthorizedList<'own'>) {
  await tx.update(savedLists).set({ deletedAt: null }).where(eq(savedLists.id, list.id))
  await notifyRestoration(tx, list)
}

async function update(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  values: Partial<{
    name: string
    isTemplate: boolean
    status: ListStatus
    startedAt: Date | null
    lastShoppedAt: Date
    pauses: string[]
    round: number
    shoppingAt: null
    split: null
  }>,
): Promise<AuthorizedList<'edit'>> {
  await tx.update(savedLists).set(values).where(eq(savedLists.id, list.id))
  return { ...list, ...values }
}
