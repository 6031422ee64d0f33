import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { notices, pushDeliveries, pushSubscriptions } from '../tables.ts'

/** Received by every server; the first one to look sends. */
export const pushChannel = 'push'

/**
 * Lists often change several times in a row, and whoever opens the list meanwhile needs no message.
 */
const listChangedDelaySeconds = 60

/**
 * Queues these notices for the devices that want their kind. Call it in the transaction that wrote them: what is
 * rolled back is not sent, and what is committed survives this server.
 */
export async function queuePushes(tx: Queries, noticeIds: readonly string[]): Promise<void> {
  const queued = await rowsOf(
    tx,
    sql`
    INSERT INTO ${pushDeliveries} (notice_id, session_id, due_at)
    SELECT notice.id, device.session_id, notice.created_at + CASE notice.facts ->> 'kind'
      WHEN 'list-changed' THEN ${listChangedDelaySeconds}::int ELSE 0 END * interval '1 second'
    FROM ${notices} AS notice JOIN ${pushSubscriptions} AS device ON device.user_id = notice.user_id
    WHERE ${inArray(sql`notice.id`, [...noticeIds])} AND ${isWanted}
    -- Leaves out a device that is signing out, whose deletion would make this change fail.
    FOR KEY SHARE OF device
    RETURNING session_id`,
  )
  if (queued.length > 0) await tx.execute(sql`SELECT pg_notify(${pushChannel}, '')`)
}

const isWanted = sql`CASE notice.facts ->> 'kind'
  WHEN 'invitation' THEN device.invitation
  WHEN 'answer' THEN device.invitation
  WHEN 'list-changed' THEN device.list_changed
  WHEN 'trip-completed' THEN device.trip_completed
  WHEN 'price' THEN device.favorite AND notice.facts ->> 'reason' = 'favorite'
  ELSE false END`
