import type { By } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { announce } from '../../realtime/announce.ts'
import { writeNoticesOnce } from '../notices/write-notices.ts'
import type { ListRow } from './access/list-policy.ts'
import { collaboratorsOf, type Member, membersOf } from './access/members.ts'
import { isAway } from './access/seen.ts'

// The only place that decides who is notified of what; everything runs in the transaction of the change.

/** The list or its items changed: updates every screen that shows it, and sends a notice to absent members. */
export async function notifyChange(tx: Queries, list: ListRow, by: By): Promise<void> {
  const members = await membersOf(tx, list)
  await announceChange(tx, list, members)
  const away = members.filter(member => member.userId !== by.userId && isAway(member, by.now))
  if (away.length === 0) return
  const { id: listId, name: listName } = list
  const facts = { kind: 'list-changed', listId, listName } as const
  await writeNoticesOnce(tx, idsOf(away), facts, { authorId: by.userId, now: by.now })
}

export async function notifyStatus(tx: Queries, list: ListRow): Promise<void> {
  await announceChange(tx, list, await membersOf(tx, list))
}

/** The trip is over for everybody; returns the other members, each of whom gets a notice. */
export async function notifyCompletion(
  tx: Queries,
  list: ListRow,
  completer: string,
): Promise<string[]> {
  const members = await membersOf(tx, list)
  await announceChange(tx, list, members)
  if (list.isShared) await announce(tx, idsOf(members), { kind: 'people', listId: list.id })
  return idsOf(members).filter(id => id !== completer)
}

/** A list was added or renamed: updates the screens that show all of a shopper's lists. */
export async function notifyLists(tx: Queries, list: ListRow): Promise<void> {
  await announce(tx, idsOf(await membersOf(tx, list)), { kind: 'lists' })
}

/** The shoppers in the store, or the split, changed. */
export async function notifyPeople(tx: Queries, list: ListRow): Promise<void> {
  const members = await membersOf(tx, list)
  await announce(tx, idsOf(members), { kind: 'people', listId: list.id })
}

/** Somebody was invited, has answered, has left or got other permissions. */
export async function notifyCollaboration(
  tx: Queries,
  list: ListRow,
  userId: string,
): Promise<void> {
  const members = idsOf(await membersOf(tx, list))
  await announce(tx, [list.userId], { kind: 'collaborators', listId: list.id })
  await announce(tx, [userId], { kind: 'invitations' })
  await announce(tx, members, { kind: 'people', listId: list.id })
  await announce(tx, members, { kind: 'lists' })
}

/** A member's permissions changed, which that member's screen of the list shows. */
export async function notifyAccess(tx: Queries, list: ListRow, userId: string): Promise<void> {
  await announce(tx, [userId], { kind: 'list', listId: list.id, sequence: list.sequence })
}

/** A member lost access: closes their screen of the list, and updates their lists. */
export async function notifyAccessEnded(
  tx: Queries,
  list: ListRow,
  userIds: readonly string[],
): Promise<void> {
  await announce(tx, userIds, { kind: 'access-ended', listId: list.id })
  await announce(tx, userIds, { kind: 'lists' })
}

/** The list was deleted for everybody; invited users lose their invitation. */
export async function notifyDeletion(tx: Queries, list: ListRow): Promise<void> {
  await announce(tx, [list.userId], { kind: 'lists' })
  await notifyAccessEnded(tx, list, idsOf(await collaboratorsOf(tx, list, 'accepted')))
  await announce(tx, idsOf(await collaboratorsOf(tx, list, 'pending')), { kind: 'invitations' })
}

export async function notifyRestoration(tx: Queries, list: ListRow): Promise<void> {
  await notifyLists(tx, list)
  await announce(tx, idsOf(await collaboratorsOf(tx, list, 'pending')), { kind: 'invitations' })
}

async function announceChange(tx: Queries, { id: listId, sequence }: ListRow, to: Member[]) {
  await announce(tx, idsOf(to), { kind: 'list', listId, sequence })
}

function idsOf(members: readonly Member[]): string[] {
  return members.map(({ userId }) => userId)
}
