import type { Language } from '@aisleway/core/language'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../../../auth/tables.ts'
import type { Database } from '../../../db/database.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import type { Network } from '../../../outbound/public-request.ts'
import { notices, pushDeliveries, pushSubscriptions } from '../tables.ts'
import { type Outcome, postPush } from './post-push.ts'
import { pushPayload } from './push-payload.ts'
import { type PushRoom, takenAtOnce } from './push-room.ts'
import type { PushSender } from './vapid-keys.ts'

export type PushDeps = { database: Database; sender: PushSender; network: Network; now: () => Date }

/**
 * After this time another server may take a delivery over, because the one that took it has died.
 */
const leaseMs = 60_000
const firstRetryMs = 30_000
const longestRetryMs = 60 * 60_000
/** The last attempt comes about a day after the first; by then the notice is stale. */
const mostAttempts = 28

/** Begins to send due messages; each result resolves once one of them is sent, or has to be retried. */
export async function sendDuePushes(deps: PushDeps, room: PushRoom): Promise<Promise<void>[]> {
  const taken = await takeDue(deps, room.busyServices())
  return taken.map(delivery => room.during(delivery.service, () => deliver(deps, delivery)))
}

type Taken = { noticeId: string; sessionId: string; attempts: number; service: string }

/**
 * Takes deliveries to other than these services. Those to one device go one after the other: while one is in flight or
 * waits to be retried, the others wait.
 */
function takeDue({ database, now }: PushDeps, busyServices: readonly string[]): Promise<Taken[]> {
  const at = sql`${now().toISOString()}::timestamptz`
  const lease = sql`${leaseMs}::int * interval '1 millisecond'`
  return rowsOf<Taken>(
    database.queries,
    sql`
    WITH due AS (
      SELECT delivery.notice_id, delivery.session_id, ${service} AS service
      FROM ${pushDeliveries} AS delivery JOIN ${pushSubscriptions} AS device USING (session_id)
      WHERE delivery.due_at <= ${at}
        AND ${service} NOT IN (SELECT json_array_elements_text(${JSON.stringify(busyServices)}::json))
        AND NOT EXISTS (
          SELECT FROM ${pushDeliveries} AS other
          WHERE other.session_id = delivery.session_id AND (
            (other.attempts > 0 AND other.due_at > ${at})
            OR (other.due_at, other.notice_id) < (delivery.due_at, delivery.notice_id)))
      ORDER BY delivery.due_at LIMIT ${takenAtOnce}
      FOR UPDATE OF delivery SKIP LOCKED)
    UPDATE ${pushDeliveries} AS taken
    SET due_at = ${at} + ${lease}, attempts = taken.attempts + 1
    FROM due WHERE (taken.notice_id, taken.session_id) = (due.notice_id, due.session_id)
    RETURNING taken.notice_id AS "noticeId", taken.session_id AS "sessionId", taken.attempts,
      due.service`,
  )
}

/** The host name in the address of a device. */
const service = sql`split_part(device.endpoint, '/', 3)`

async function deliver(deps: PushDeps, taken: Taken): Promise<void> {
  const message = await readMessage(deps, taken)
  const outcome = message ? await postPush(deps, message.device, message.payload) : 'done'
  await settle(deps, taken, outcome)
}

/** Undefined if the shopper has since read the notice elsewhere. */
async function readMessage({ database }: PushDeps, { noticeId, sessionId }: Taken) {
  const [row] = await database.queries
    .select({
      facts: notices.facts,
      device: pushSubscriptions,
      language: sql<Language>`coalesce(${users.language}, ${pushSubscriptions.language})`,
    })
    .from(notices)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notices.userId))
    .innerJoin(users, eq(users.id, notices.userId))
    .where(
      and(
        eq(notices.id, noticeId),
        eq(pushSubscriptions.sessionId, sessionId),
        isNull(notices.readAt),
      ),
    )
  const payload = row && pushPayload(row.facts, row.language)
  return payload ? { device: row.device, payload } : undefined
}

async function settle(
  { database: { queries }, now }: PushDeps,
  { noticeId, sessionId, attempts }: Taken,
  outcome: Outcome,
): Promise<void> {
  const isThis = and(eq(pushDeliveries.noticeId, noticeId), eq(pushDeliveries.sessionId, sessionId))
  if (outcome === 'gone') {
    await queries.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
  } else if (outcome === 'done' || attempts >= mostAttempts) {
    await queries.delete(pushDeliveries).where(isThis)
  } else {
    const waitMs = Math.max(firstRetryMs * 2 ** (attempts - 1), outcome.retryAfterMs)
    const dueAt = new Date(now().getTime() + Math.min(waitMs, longestRetryMs))
    await queries.update(pushDeliveries).set({ dueAt }).where(isThis)
  }
}
