import type { Language } from '@aisleway/core/language'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { users } from '../../../auth/tables.ts'
import type { Database } from '../../../db/database.ts'
import type { Network } from '../../../outbound/public-request.ts'
import { notices, pushDeliveries, pushSubscriptions } from '../tables.ts'
import { type Outcome, postPush } from './post-push.ts'
import { pushPayload } from './push-payload.ts'
import type { PushSender } from './vapid-keys.ts'

export type PushDeps = { database: Database; sender: PushSender; network: Network; now: () => Date }

/** The maximum number of messages in flight; a dead push service delays them by its timeout at most. */
export const pushesAtOnce = 32
/**
 * After this time another server may take a delivery over, because the one that took it has died.
 */
const leaseMs = 60_000
const firstRetryMs = 30_000
const longestRetryMs = 60 * 60_000
/** The last attempt comes about a day after the first; by then the notice is stale. */
const mostAttempts = 28

/** Sends due messages, at most `pushesAtOnce`, and returns how many deliveries it processed. */
export async function sendDuePushes(deps: PushDeps): Promise<number> {
  const taken = await takeDue(deps)
  await Promise.all(taken.map(delivery => deliver(deps, delivery)))
  return taken.length
}

type Taken = { noticeId: string; sessionId: string; attempts: number }

async function takeDue({ database, now }: PushDeps): Promise<Taken[]> {
  const { queries } = database
  const isOf = sql`(${pushDeliveries.noticeId}, ${pushDeliveries.sessionId})`
  const due = queries
    .select({ noticeId: pushDeliveries.noticeId, sessionId: pushDeliveries.sessionId })
    .from(pushDeliveries)
    .where(lte(pushDeliveries.dueAt, now()))
    .orderBy(pushDeliveries.dueAt)
    .limit(pushesAtOnce)
    .for('update', { skipLocked: true })
  return queries
    .update(pushDeliveries)
    .set({
      dueAt: new Date(now().getTime() + leaseMs),
      attempts: sql`${pushDeliveries.attempts} + 1`,
    })
    .where(sql`${isOf} IN ${due}`)
    .returning({
      noticeId: pushDeliveries.noticeId,
      sessionId: pushDeliveries.sessionId,
      attempts: pushDeliveries.attempts,
    })
}

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
