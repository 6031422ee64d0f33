import type { NoticeList } from '@aisleway/core/notices/contract'
import { maxNotices } from '@aisleway/core/notices/notice'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import type { Database } from '../../db/database.ts'
import { announce } from '../../realtime/announce.ts'
import { notices } from './tables.ts'

/** Newest first. */
export async function readNotices({ queries }: Database, userId: string): Promise<NoticeList> {
  const { id, facts, createdAt, readAt } = notices
  const rows = await queries
    .select({ id, facts, createdAt, readAt, who: users.name })
    .from(notices)
    .leftJoin(users, eq(users.id, notices.authorId))
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.createdAt), asc(notices.id))
    .limit(maxNotices)
  return {
    notices: rows.map(({ id, facts, createdAt, readAt, who }) => ({
      id,
      at: createdAt.toISOString(),
      isRead: readAt !== null,
      who,
      ...facts,
    })),
    unread: rows.filter(row => row.readAt === null).length,
  }
}

/** Marks the user's own notices as read, keeps the time of the first reading, and updates their other devices. */
export async function markRead(
  { queries }: Database,
  userId: string,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<void> {
  const isMeant = ids === 'all' ? undefined : inArray(notices.id, [...ids])
  await queries.transaction(async tx => {
    const read = await tx
      .update(notices)
      .set({ readAt: now })
      .where(and(eq(notices.userId, userId), isNull(notices.readAt), isMeant))
      .returning({ id: notices.id })
    if (read.length > 0) await announce(tx, [userId], { kind: 'notices' })
  })
}
