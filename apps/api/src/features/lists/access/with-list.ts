import { inArray } from 'drizzle-orm'
import { byOf, keyedRequest, type SignedIn } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { unlessHandled } from '../../idempotency/store.ts'
import { notifyChange, notifyStatus } from '../notify-members.ts'
import { findList } from '../store.ts'
import { savedLists } from '../tables.ts'
import type { Access, AuthorizedList, authorize } from './list-policy.ts'

type Refusals = { LIST_NOT_FOUND: () => Error; FORBIDDEN: () => Error }

/** Reads the list; if the user may not see it, it counts as non-existent. */
export async function readableList(
  { database, user }: SignedIn,
  listId: string,
  errors: Refusals,
): Promise<AuthorizedList<'view'>> {
  return orRefuse(await findList(database.queries, user.id, listId, 'view'), errors)
}

/** Reads the list for data that only its owner may see. */
export async function ownList(
  { database, user }: SignedIn,
  listId: string,
  errors: Refusals,
): Promise<AuthorizedList<'own'>> {
  return orRefuse(await findList(database.queries, user.id, listId, 'own'), errors)
}

/** Does the work on the locked list in one transaction; a refusal thrown by it rolls everything back. */
export function changeList<Needed extends Access, Result>(
  { database, user }: SignedIn,
  { listId, needed, isDeleted = false }: { listId: string; needed: Needed; isDeleted?: boolean },
  errors: Refusals,
  work: (tx: Queries, list: AuthorizedList<Needed>) => Promise<Result>,
): Promise<Result> {
  return database.queries.transaction(async tx => {
    const found = await findList(tx, user.id, listId, needed, { lock: true, isDeleted })
    return work(tx, orRefuse(found, errors))
  })
}

/**
 * Does the work on two locked lists, the second of which is the shopper's own. They are locked in a fixed order,
 * because two such calls could otherwise deadlock.
 */
export function changeTwoLists<Result>(
  { database, user }: SignedIn,
  [listId, ownId]: readonly [string, string],
  errors: Refusals,
  work: (tx: Queries, list: AuthorizedList<'edit'>, own: AuthorizedList<'own'>) => Promise<Result>,
): Promise<Result> {
  return database.queries.transaction(async tx => {
    await tx
      .select({ id: savedLists.id })
      .from(savedLists)
      .where(inArray(savedLists.id, [listId, ownId]))
      .orderBy(savedLists.id)
      .for('update')
    const list = await findList(tx, user.id, listId, 'edit')
    const own = await findList(tx, user.id, ownId, 'own')
    return work(tx, orRefuse(list, errors), orRefuse(own, errors))
  })
}

type Edit = (tx: Queries, list: AuthorizedList<'edit'>) => Promise<AuthorizedList<'edit'>>

/**
 * Changes items or the list itself, and notifies all members; returning the same list means no change. A request that
 * was already handled changes nothing.
 */
export function editList(context: SignedIn, listId: string, errors: Refusals, work: Edit) {
  return editAndTell(context, listId, errors, work, (tx, edited) =>
    notifyChange(tx, edited, byOf(context)),
  )
}

/** Starts or pauses a trip: open screens follow, but there is no notice, because merely opening a list starts one. */
export function changeStatus(context: SignedIn, listId: string, errors: Refusals, work: Edit) {
  return editAndTell(context, listId, errors, work, notifyStatus)
}

function editAndTell(
  context: SignedIn,
  listId: string,
  errors: Refusals,
  work: Edit,
  notify: (tx: Queries, edited: AuthorizedList<'edit'>) => Promise<void>,
): Promise<AuthorizedList<'edit'>> {
  return changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) => {
    const edited = await unlessHandled(tx, keyedRequest(context), list, () => work(tx, list))
    if (edited !== list) await notify(tx, edited)
    return edited
  })
}

function orRefuse<List>(
  found: List | Exclude<ReturnType<typeof authorize>, object>,
  errors: Refusals,
): List {
  if (found === 'list_not_found') throw errors.LIST_NOT_FOUND()
  if (found === 'forbidden') throw errors.FORBIDDEN()
  return found as List
}
