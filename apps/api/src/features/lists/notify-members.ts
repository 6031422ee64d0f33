import type { Queries } from '../../db/database.ts'
import { announce } from '../../realtime/announce.ts'
import { writeNoticesOnce } from '../notices/write-notices.ts'
import type { ListRow } from './access/list-policy.ts'
import { collaboratorsOf, type Member, membersOf } from './access/members.ts'
import { isAway } from './access/seen.ts'

// Who hears of what: the only place that knows. All of it within the transaction that does it.

type By = { user: { id: string }; now: Date }

/** Items or head changed: every screen that shows the list, and a notice for whoever is away. */
export async function notifyChange(tx: Queries, list: ListRow, by: By): Promise<void> {
  const members = await membersOf(tx, list)
  await announceChange(tx, list, members)
  const away = members.filter(member => member.userId !== by.user.id && isAway(member, by.now))
  if (away.length === 0) return
  const { id: listId, name: listName } = list
  const facts = { kind: 'list-changed', listId, listName } as const
  await writeNoticesOnce(tx, idsOf(away), facts, { authorId: by.user.id, now: by.now })
}

export async function notifyStatus(tx: Queries, list: ListRow): Promise<void> {
  await announceChange(tx, list, await membersOf(tx, list))
}

/** The trip is over for everybody; answers who else has access: each has a notice of their own. */
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

/** A list came, or goes by another name, where a shopper sees all of theirs. */
export async function notifyLists(tx: Queries, list: ListRow): Promise<void> {
  await announce(tx, idsOf(await membersOf(tx, list)), { kind: 'lists' })
}

/** Who is shopping, or the split. */
export async function notifyPeople(tx: Queries, list: ListRow): Promise<void> {
  const members = await membersOf(tx, list)
  await announce(tx, idsOf(members), { kind: 'people', listId: list.id })
}

/** Somebody was invited, has answered, goes or may do something else. */
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

/** What a member may do is part of what their screen of the list shows. */
export async function notifyAccess(tx: Queries, list: ListRow, userId: string): Promise<void> {
  await announce(tx, [userId], { kind: 'list', listId: list.id, sequence: list.sequence })
}

/** Their screen of it goes dark, and their lists are one fewer. */
export async function notifyAccessEnded(
  tx: Queries,
  list: ListRow,
  userIds: readonly string[],
): Promise<void> {
  await announce(tx, userIds, { kind: 'access-ended', listId: list.id })
  await announce(tx, userIds, { kind: 'lists' })
}

/** Out of everybody's reach; the invited lose their invitation with it. */
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
