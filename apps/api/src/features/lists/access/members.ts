import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { listCollaborators, savedLists } from '../tables.ts'
import type { ListRow } from './list-policy.ts'

/** A user with access to a list, and when they last looked at it. */
export type Member = { userId: string; seenAt: Date }

/** The members, owner first; needs no query for a list that is not shared. */
export async function membersOf(tx: Queries, list: ListRow): Promise<Member[]> {
  const owner = { userId: list.userId, seenAt: list.seenAt ?? list.createdAt }
  return [owner, ...(await collaboratorsOf(tx, list, 'accepted'))]
}

export async function collaboratorsOf(
  tx: Queries,
  list: Pick<ListRow, 'id' | 'isShared'>,
  status: 'accepted' | 'pending',
): Promise<Member[]> {
  if (!list.isShared) return []
  const { userId, seenAt, respondedAt, invitedAt } = listCollaborators
  return tx
    .select({
      userId,
      seenAt: sql`coalesce(${seenAt}, ${respondedAt}, ${invitedAt})`.mapWith(seenAt),
    })
    .from(listCollaborators)
    .where(and(eq(listCollaborators.listId, list.id), eq(listCollaborators.status, status)))
}

/**
 * Stores on the list whether it is shared, that is, whether somebody is invited or has accepted, so that an unshared
 * list needs no query for its collaborators. Call it after every change to them.
 */
export async function keepShared(tx: Queries, listIds: readonly string[]): Promise<void> {
  if (listIds.length === 0) return
  const isShared = sql`EXISTS (
    SELECT 1 FROM list_collaborators
    WHERE list_id = saved_lists.id AND status IN ('pending', 'accepted'))`
  await tx
    .update(savedLists)
    .set({ isShared })
    .where(inArray(savedLists.id, [...listIds]))
}

export async function endPresence(tx: Queries, listId: string): Promise<void> {
  await tx
    .update(listCollaborators)
    .set({ shoppingAt: null })
    .where(eq(listCollaborators.listId, listId))
}

/** Ends the split of the store when one of its two shoppers loses access. */
export async function endSplitOf(
  tx: Queries,
  userId: string,
  listIds: readonly string[],
): Promise<void> {
  if (listIds.length === 0) return
  const hasPart = sql`${savedLists.split} @> ${JSON.stringify([{ userId }])}::jsonb`
  await tx
    .update(savedLists)
    .set({ split: null })
    .where(and(inArray(savedLists.id, [...listIds]), hasPart))
}
