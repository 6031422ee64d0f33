import { randomUUID } from 'node:crypto'
import type { Collaborator } from '@aisleway/core/sharing/contract'
import { maxCollaborators, type Permission } from '@aisleway/core/sharing/sharing'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import type { By } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { AuthorizedList } from '../lists/access/list-policy.ts'
import { endSplitOf, keepShared } from '../lists/access/members.ts'
import { notifyAccess, notifyCollaboration } from '../lists/notify-members.ts'
import { listCollaborators } from '../lists/tables.ts'
import { writeNotices } from '../notices/write-notices.ts'
import { endAccess } from './end-access.ts'

/** Newest first. */
export async function readCollaborators(
  queries: Queries,
  list: AuthorizedList<'own'>,
): Promise<Collaborator[]> {
  const rows = await collaborators(queries)
    .where(eq(listCollaborators.listId, list.id))
    .orderBy(desc(listCollaborators.createdAt), asc(listCollaborators.id))
  return rows.map(collaboratorFrom)
}

export async function findCollaborator(
  queries: Queries,
  list: AuthorizedList<'own'>,
  id: string,
): Promise<Collaborator | undefined> {
  const isMeant = and(eq(listCollaborators.listId, list.id), eq(listCollaborators.id, id))
  const [row] = await collaborators(queries).where(isMeant)
  return row && collaboratorFrom(row)
}

/** Invites an account to the list, even if it declined before. The list must be locked. */
export async function invite(
  tx: Queries,
  list: AuthorizedList<'own'>,
  wanted: { email: string; permission: Permission; isVerifiedOnly: boolean },
  { userId, now }: By,
): Promise<Collaborator | 'user_not_found' | 'already_invited' | 'too_many_collaborators'> {
  const [invitee] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.email, wanted.email.trim().toLowerCase()),
        wanted.isVerifiedOnly ? eq(users.emailVerified, true) : undefined,
      ),
    )
  if (!invitee) return 'user_not_found'
  const onList = eq(listCollaborators.listId, list.id)
  const asked = and(onList, ne(listCollaborators.status, 'declined'))
  if (
    (await tx.$count(listCollaborators, and(asked, eq(listCollaborators.userId, invitee.id)))) > 0
  )
    return 'already_invited'
  if ((await tx.$count(listCollaborators, asked)) >= maxCollaborators)
    return 'too_many_collaborators'

  const { email: invitedEmail } = invitee
  const asking = {
    permission: wanted.permission,
    invitedBy: userId,
    invitedEmail,
    invitedAt: now,
  }
  const anew = { status: 'pending', respondedAt: null, seenAt: null, shoppingAt: null } as const
  await tx
    .insert(listCollaborators)
    .values({ id: randomUUID(), listId: list.id, userId: invitee.id, createdAt: now, ...asking })
    .onConflictDoUpdate({
      target: [listCollaborators.listId, listCollaborators.userId],
      set: { ...asking, ...anew },
    })
  await keepShared(tx, [list.id])
  const { id: listId, name: listName } = list
  const { permission } = wanted
  const facts = { kind: 'invitation', listId, listName, permission } as const
  await writeNotices(tx, [invitee.id], facts, { authorId: userId, now })
  await notifyCollaboration(tx, list, invitee.id)
  const [row] = await collaborators(tx).where(and(onList, eq(listCollaborators.userId, invitee.id)))
  if (!row) throw new Error('The invitation is not there')
  return collaboratorFrom(row)
}

export async function setPermission(
  tx: Queries,
  list: AuthorizedList<'own'>,
  { collaboratorId, permission }: { collaboratorId: string; permission: Permission },
): Promise<Collaborator | 'collaborator_not_found'> {
  const isMeant = and(
    eq(listCollaborators.listId, list.id),
    eq(listCollaborators.id, collaboratorId),
  )
  const [before] = await collaborators(tx).where(isMeant)
  if (!before) return 'collaborator_not_found'
  if (before.permission === permission) return collaboratorFrom(before)
  // A view-only member is not shopping.
  const shopping = permission === 'view' ? { shoppingAt: null } : {}
  await tx
    .update(listCollaborators)
    .set({ permission, ...shopping })
    .where(isMeant)
  if (permission === 'view') await endSplitOf(tx, before.userId, [list.id])
  await notifyCollaboration(tx, list, before.userId)
  if (before.status === 'accepted') await notifyAccess(tx, list, before.userId)
  return collaboratorFrom({ ...before, permission })
}

/** Deletes the row, if it is still there, so that the same person can be invited again. */
export async function removeCollaborator(
  tx: Queries,
  list: AuthorizedList<'own'>,
  collaboratorId: string,
  { userId, now }: By,
): Promise<void> {
  const [removed] = await tx
    .delete(listCollaborators)
    .where(and(eq(listCollaborators.listId, list.id), eq(listCollaborators.id, collaboratorId)))
    .returning()
  if (!removed) return
  await endAccess(tx, list, removed, now)
  if (removed.status === 'accepted') {
    const facts = { kind: 'access-ended', listName: list.name } as const
    await writeNotices(tx, [removed.userId], facts, { authorId: userId, now })
  }
}

function collaborators(queries: Queries) {
  return queries
    .select({
      id: listCollaborators.id,
      userId: listCollaborators.userId,
      displayName: users.name,
      email: users.email,
      invitedEmail: listCollaborators.invitedEmail,
      permission: listCollaborators.permission,
      status: listCollaborators.status,
      invitedAt: listCollaborators.invitedAt,
    })
    .from(listCollaborators)
    .innerJoin(users, eq(users.id, listCollaborators.userId))
    .$dynamic()
}

type Row = Omit<Collaborator, 'invitedAt'> & { invitedAt: Date; invitedEmail: string | null }

/** Until an invitation is accepted, the owner sees only the address to which it was sent. */
function collaboratorFrom({ displayName, email, invitedEmail, invitedAt, ...row }: Row) {
  const isMember = row.status === 'accepted'
  return {
    ...row,
    displayName: (isMember && displayName) || null,
    email: isMember ? email : (invitedEmail ?? email),
    invitedAt: invitedAt.toISOString(),
  } satisfies Collaborator
}
