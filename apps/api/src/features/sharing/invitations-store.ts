import type { Invitation } from '@aisleway/core/sharing/contract'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import type { By } from '../../context/context.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { AuthorizedList, ListRow } from '../lists/access/list-policy.ts'
import { keepShared } from '../lists/access/members.ts'
import { notifyCollaboration } from '../lists/notify-members.ts'
import { listCollaborators, savedLists } from '../lists/tables.ts'
import { settleNotices, writeNotices } from '../notices/write-notices.ts'
import { endAccess } from './end-access.ts'

type Answer = 'accepted' | 'declined'

/** The user's own pending invitations, newest first, without those of deleted lists. */
export async function readInvitations(
  { queries }: Database,
  userId: string,
): Promise<Invitation[]> {
  const rows = await queries
    .select({
      id: listCollaborators.id,
      listId: listCollaborators.listId,
      listName: savedLists.name,
      invitedByName: users.name,
      invitedByEmail: users.email,
      permission: listCollaborators.permission,
      invitedAt: listCollaborators.invitedAt,
    })
    .from(listCollaborators)
    .innerJoin(savedLists, eq(savedLists.id, listCollaborators.listId))
    .leftJoin(users, eq(users.id, listCollaborators.invitedBy))
    .where(
      and(
        eq(listCollaborators.userId, userId),
        eq(listCollaborators.status, 'pending'),
        isNull(savedLists.deletedAt),
      ),
    )
    .orderBy(desc(listCollaborators.invitedAt), asc(listCollaborators.id))
  return rows.map(({ invitedByName, invitedAt, ...row }) => ({
    ...row,
    invitedByName: invitedByName || null,
    invitedAt: invitedAt.toISOString(),
  }))
}

/** Answers the user's own invitation once; repeating the same answer succeeds, a different one fails. */
export async function respond(
  { queries }: Database,
  { invitationId, answer }: { invitationId: string; answer: Answer },
  by: By,
): Promise<{ listId: string } | 'invitation_not_found'> {
  return queries.transaction(async tx => {
    const list = await lockListOf(tx, invitationId, by.userId)
    if (!list) return 'invitation_not_found'
    const isMeant = eq(listCollaborators.id, invitationId)
    const [row] = await tx
      .select({ status: listCollaborators.status })
      .from(listCollaborators)
      .where(isMeant)
    if (row?.status === answer) return { listId: list.id }
    if (row?.status !== 'pending') return 'invitation_not_found'
    await tx.update(listCollaborators).set({ status: answer, respondedAt: by.now }).where(isMeant)
    await keepShared(tx, [list.id])
    await notifyOfAnswer(tx, list, answer === 'accepted', by)
    return { listId: list.id }
  })
}

/** Lets a collaborator leave. The list must be locked. */
export async function leave(
  tx: Queries,
  list: AuthorizedList<'view'>,
  { userId, now }: By,
): Promise<void> {
  const [gone] = await tx
    .delete(listCollaborators)
    .where(and(eq(listCollaborators.listId, list.id), eq(listCollaborators.userId, userId)))
    .returning()
  if (gone) await endAccess(tx, list, gone, now)
}

/** Locks the list before the row, as everywhere: the opposite order could deadlock. */
async function lockListOf(tx: Queries, invitationId: string, userId: string) {
  const own = tx
    .select({ listId: listCollaborators.listId })
    .from(listCollaborators)
    .where(and(eq(listCollaborators.id, invitationId), eq(listCollaborators.userId, userId)))
  const [list] = await tx
    .select()
    .from(savedLists)
    .where(and(eq(savedLists.id, own), isNull(savedLists.deletedAt)))
    .for('update')
  return list
}

/** Tells the owner, and marks the invitee's notice as read. */
export async function notifyOfAnswer(
  tx: Queries,
  list: ListRow,
  isAccepted: boolean,
  { userId, now }: By,
) {
  const { id: listId, name: listName } = list
  const facts = { kind: 'answer', listId, listName, isAccepted } as const
  // Inviting an address must not reveal whose it is.
  const authorId = isAccepted ? userId : null
  await writeNotices(tx, [list.userId], facts, { authorId, now })
  await settleNotices(tx, [userId], { kind: 'invitation', listId }, now)
  await notifyCollaboration(tx, list, userId)
}
