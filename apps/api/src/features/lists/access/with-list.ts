import type { User } from '@aisleway/core/account/session'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { notifyChange, notifyStatus } from '../notify-members.ts'
import { findList } from '../store.ts'
import type { Access, AuthorizedList, authorize } from './list-policy.ts'

type Signed = Context & { user: User }

type Refusals = { LIST_NOT_FOUND: () => Error; FORBIDDEN: () => Error }

/** The list, to be read; whoever may not see it is told that there is none. */
export async function readableList(
  { database, user }: Signed,
  listId: string,
  errors: Refusals,
): Promise<AuthorizedList<'view'>> {
  return orRefuse(await findList(database.queries, user.id, listId, 'view'), errors)
}

/** The list, for what only its owner may read. */
export async function ownList(
  { database, user }: Signed,
  listId: string,
  errors: Refusals,
): Promise<AuthorizedList<'own'>> {
  return orRefuse(await findList(database.queries, user.id, listId, 'own'), errors)
}

/** Does the work on the list, locked, in one transaction; a refusal thrown by it undoes all. */
export function changeList<Needed extends Access, Result>(
  { database, user }: Signed,
  { listId, needed, isDeleted = false }: { listId: string; needed: Needed; isDeleted?: boolean },
  errors: Refusals,
  work: (tx: Queries, list: AuthorizedList<Needed>) => Promise<Result>,
): Promise<Result> {
  return database.queries.transaction(async tx => {
    const found = await findList(tx, user.id, listId, needed, { lock: true, isDeleted })
    return work(tx, orRefuse(found, errors))
  })
}

type Edit = (tx: Queries, list: AuthorizedList<'edit'>) => Promise<AuthorizedList<'edit'>>

/** Work on items or head, which all members hear of; the same list given back is no change. */
export function editList(context: Signed, listId: string, errors: Refusals, work: Edit) {
  const { user } = context
  return editAndTell(context, listId, errors, work, (tx, edited) =>
    notifyChange(tx, edited, { user, now: context.now() }),
  )
}

/** Begun or paused: screens that show the list follow, but it is no news; opening a list begins its trip. */
export function changeStatus(context: Signed, listId: string, errors: Refusals, work: Edit) {
  return editAndTell(context, listId, errors, work, notifyStatus)
}

function editAndTell(
  context: Signed,
  listId: string,
  errors: Refusals,
  work: Edit,
  tell: (tx: Queries, edited: AuthorizedList<'edit'>) => Promise<void>,
): Promise<AuthorizedList<'edit'>> {
  return changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) => {
    const edited = await work(tx, list)
    if (edited !== list) await tell(tx, edited)
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
