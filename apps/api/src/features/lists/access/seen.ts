import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { settleNotices } from '../../notices/write-notices.ts'
import { listCollaborators, savedLists } from '../tables.ts'
import type { AuthorizedList } from './list-policy.ts'
import type { Member } from './members.ts'

const minuteMs = 60 * 1000

/** A member who has been away for this long gets a notice about changes. */
const awayAfterMs = 2 * minuteMs

/** Saves the write on most of the many reads of an open list. */
const notedEveryMs = minuteMs

export function isAway({ seenAt }: Member, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > awayAfterMs
}

/** Records that a member is looking at the list, so that its changes so far need no notice. */
export async function noteSeen(
  { queries }: Database,
  list: AuthorizedList<'view'>,
  userId: string,
  now: Date,
): Promise<void> {
  // Nobody else could make changes that need a notice.
  if (!list.isShared) return
  const before = new Date(now.getTime() - notedEveryMs).toISOString()
  const isDue = sql`coalesce(seen_at <= ${before}::timestamptz, true)`
  const noted =
    list.access === 'own'
      ? await queries
          .update(savedLists)
          .set({ seenAt: now })
          .where(and(eq(savedLists.id, list.id), isDue))
          .returning({ id: savedLists.id })
      : await queries
          .update(listCollaborators)
          .set({ seenAt: now })
          .where(
            and(eq(listCollaborators.listId, list.id), eq(listCollaborators.userId, userId), isDue),
          )
          .returning({ id: listCollaborators.id })
  if (noted.length === 0) return
  await queries.transaction(tx =>
    settleNotices(tx, [userId], { kind: 'list-changed', listId: list.id }, now),
  )
}
