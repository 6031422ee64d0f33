import { randomUUID } from 'node:crypto'
import { dayMs } from '@aisleway/core/days'
import { copyOfList } from '@aisleway/core/lists/changes/copy-of-list'
import { readStamp } from '@aisleway/core/lists/hybrid-clock'
import type { ListStatus } from '@aisleway/core/lists/list'
import { maxListItems, type NewListItem } from '@aisleway/core/lists/list-item'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { lockUser } from '../../auth/lock-user.ts'
import type { Database, Queries } from '../../db/database.ts'
import { takeCart } from '../cart/store.ts'
import { type AuthorizedList, authorize } from './access/list-policy.ts'
import { endPresence } from './access/members.ts'
import { loadedList } from './loaded-list.ts'
import { notifyDeletion, notifyLists, notifyRestoration, notifyStatus } from './notify-members.ts'
import { applyToList, freezePrices } from './operations/apply-operations.ts'
import {
  additions,
  asOperations,
  itemsFromCart,
  serverClock,
  stateOfList,
} from './operations/new-items.ts'
import { forNextTrip } from './operations/next-trip.ts'
import { listItems, savedLists } from './tables.ts'

type By = { userId: string; now: Date }

/** A device that already created the list has assigned its items' ids. */
type ItemWithId = NewListItem & { itemId?: string | undefined }

type NewList = { id: string; name: string; isPlan: boolean }

/** Bounds what one account can store, at 500 items each. */
const maxLists = 2000

/** Saves the cart, or the given items and changes, under the client's id; saving the cart empties it. */
export async function createList(
  database: Database,
  wanted: NewList & {
    from: 'cart' | readonly ItemWithId[]
    /** The ids of items that come from the cart, by product id. */
    itemIds?: Readonly<Record<string, string>>
    changes?: readonly ItemChange[]
    /** When a device created the list, which it may have changed since. */
    madeAt?: string | undefined
  },
  by: By,
): Promise<'done' | 'cart_empty' | 'too_many_lists' | 'id_taken'> {
  return database.queries.transaction(async tx => {
    await lockUser(tx, by.userId)
    const [known] = await tx.select().from(savedLists).where(eq(savedLists.id, wanted.id))
    // On a retry the list already exists.
    if (known) return known.userId === by.userId ? 'done' : 'id_taken'
    if ((await tx.$count(savedLists, eq(savedLists.userId, by.userId))) >= maxLists) {
      return 'too_many_lists'
    }
    const items =
      wanted.from === 'cart' ? await wholeCart(tx, by.userId, wanted.itemIds) : wanted.from
    if (wanted.from === 'cart' && items.length === 0) return 'cart_empty'
    const changes = [...additions(items), ...(wanted.changes ?? [])]
    await notifyLists(tx, await insertList(tx, wanted, changes, by))
    if (wanted.from === 'cart') await takeCart(tx, by.userId)
    return 'done'
  })
}

/** The cart together with the free-text items of the list that it was loaded from, which a cart cannot hold. */
async function wholeCart(
  tx: Queries,
  userId: string,
  itemIds: Readonly<Record<string, string>> = {},
): Promise<ItemWithId[]> {
  const ids = new Map(Object.entries(itemIds))
  const products = (await itemsFromCart(tx, userId)).map(item => ({
    ...item,
    itemId: ids.get(item.productId ?? ''),
  }))
  const loaded = products.length > 0 && (await loadedList(tx, userId))
  return [...products, ...(loaded ? loaded.ownWords : [])].slice(0, maxListItems)
}

/** The list's plan is copied too, moved to its next week. */
export async function copyList(
  database: Database,
  list: AuthorizedList<'view'>,
  {
    today,
    itemIds,
    copiedAt: madeAt,
    ...wanted
  }: Pick<NewList, 'id' | 'name'> & {
    today: string
    itemIds: Readonly<Record<string, string>>
    copiedAt?: string | undefined
  },
  by: By,
) {
  const newId = (itemId: string) => itemIds[itemId] ?? randomUUID()
  const changes = copyOfList(await stateOfList(database.queries, list.id), { today, newId })
  return createList(database, { ...wanted, isPlan: list.isPlan, from: [], changes, madeAt }, by)
}

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

/** Starts or resumes the trip; a completed list is first reset to be shopped again. */
export async function startShopping(tx: Queries, list: AuthorizedList<'edit'>, by: By) {
  if (list.status === 'in_progress') return list
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
  const [last] = await tx
    .select({ at: sql<string | null>`max(${listItems.state} #>> '{check,at}')` })
    .from(listItems)
    .where(eq(listItems.listId, list.id))
  // A pause is not earlier than the last tick, whose device's clock may be ahead.
  const tickMs = last?.at ? readStamp(last.at).ms : 0
  const saidMs = Math.min(Date.parse(pausedAt ?? now.toISOString()), now.getTime())
  const at = new Date(Math.max(saidMs, tickMs, list.startedAt?.getTime() ?? 0)).toISOString()
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
    .where(eq(listItems.listId, list.id))
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

async function insertList(
  tx: Queries,
  { id, name, isPlan, madeAt }: NewList & { madeAt?: string | undefined },
  changes: readonly ItemChange[],
  by: By,
) {
  const [row] = await tx
    .insert(savedLists)
    .values({ id, name, isPlan, userId: by.userId, createdAt: by.now })
    .returning()
  const list = authorize({ list: row, collaborator: undefined }, by.userId, 'own')
  if (typeof list === 'string') throw new Error('A new list is not its maker’s')
  const now = by.now.getTime()
  const clock = serverClock(new Date(Math.min(madeAt ? Date.parse(madeAt) : now, now)))
  await applyToList(tx, list, asOperations(changes, clock), by)
  return list
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
