import { randomUUID } from 'node:crypto'
import { maxNotices, type NoticeFacts } from '@aisleway/core/notices/notice'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { announce } from '../../realtime/announce.ts'
import { queuePushes } from './push/queue-pushes.ts'
import { notices } from './tables.ts'

/** The user who caused it; null if the reader must not know. */
type By = { authorId: string | null; now: Date }

/** Call it in the transaction that makes the change which the notices announce. */
export async function writeNotices(
  tx: Queries,
  userIds: readonly string[],
  facts: NoticeFacts,
  { authorId, now }: By,
): Promise<void> {
  if (userIds.length === 0) return
  const rows = userIds.map(userId => ({
    id: randomUUID(),
    userId,
    facts,
    authorId,
    createdAt: now,
  }))
  await tx.insert(notices).values(rows)
  await keepNewestAndTell(tx, rows)
}

/**
 * Call it after writing these notices: it deletes their readers' oldest ones beyond the limit, and updates their
 * devices.
 */
export async function keepNewestAndTell(
  tx: Queries,
  written: readonly { id: string; userId: string }[],
): Promise<void> {
  const userIds = [...new Set(written.map(({ userId }) => userId))]
  const place = sql`row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC, id)`
  await tx.execute(sql`
    DELETE FROM notices USING (
      SELECT id, ${place} AS place FROM notices WHERE ${inArray(notices.userId, userIds)}
    ) AS ranked
    WHERE notices.id = ranked.id AND place > ${maxNotices}`)
  await queuePushes(
    tx,
    written.map(({ id }) => id),
  )
  await announce(tx, userIds, { kind: 'notices' })
}

/** Leaves out readers who have an unread notice of the same kind about the same list. */
export async function writeNoticesOnce(
  tx: Queries,
  userIds: readonly string[],
  facts: NoticeFacts & { listId: string },
  by: By,
): Promise<void> {
  const informed = await tx
    .select({ userId: notices.userId })
    .from(notices)
    .where(unread(userIds, facts))
  const knowing = new Set(informed.map(row => row.userId))
  await writeNotices(
    tx,
    userIds.filter(id => !knowing.has(id)),
    facts,
    by,
  )
}

/** Marks notices as read that were dealt with elsewhere: the list was opened or the invitation answered. */
export async function settleNotices(
  tx: Queries,
  userIds: readonly string[],
  about: { kind: NoticeFacts['kind']; listId: string },
  now: Date,
): Promise<void> {
  const settled = await tx
    .update(notices)
    .set({ readAt: now })
    .where(unread(userIds, about))
    .returning({ userId: notices.userId })
  const changed = [...new Set(settled.map(row => row.userId))]
  await announce(tx, changed, { kind: 'notices' })
}

function unread(userIds: readonly string[], { kind, listId }: { kind: string; listId: string }) {
  return and(
    inArray(notices.userId, [...userIds]),
    isNull(notices.readAt),
    sql`${notices.facts} @> ${JSON.stringify({ kind, listId })}::jsonb`,
  )
}
