import { dayMs } from '@aisleway/core/days'
import { and, eq, lt } from 'drizzle-orm'
import { lockUser } from '../../auth/lock-user.ts'
import type { Database, Queries } from '../../db/database.ts'
import { handledRequests } from './tables.ts'

/** A shopper's request; its key is undefined where the sender gave none. */
export type KeyedRequest = { userId: string; key: string | undefined; now: Date }

/** A device may wait this long for a network before it sends again what the server has done already. */
const keptMs = 90 * dayMs

/**
 * Does the work in a transaction in which the user is locked, unless a request with this key was handled
 * already. Only work that is done counts as handled, so what was refused may be asked for again.
 */
export function handleOnce<Outcome>(
  queries: Queries,
  request: KeyedRequest,
  work: (tx: Queries) => Promise<Outcome | 'done'>,
): Promise<Outcome | 'done'> {
  return queries.transaction(async tx => {
    await lockUser(tx, request.userId)
    if (await findHandled(tx, request)) return 'done'
    const outcome = await work(tx)
    if (outcome === 'done') await rememberHandled(tx, request)
    return outcome
  })
}

/**
 * Does the work, unless a request with this key was handled already; then the answer is what is there by now. What
 * it changes must be locked, and work that throws must end the transaction.
 */
export async function unlessHandled<Result>(
  tx: Queries,
  request: KeyedRequest,
  now: Result,
  work: () => Promise<Result>,
): Promise<Result> {
  if (await findHandled(tx, request)) return now
  await rememberHandled(tx, request)
  return work()
}

/** The request of this key; undefined if it was not handled yet. What it changes must be locked. */
export async function findHandled(
  tx: Queries,
  { userId, key }: KeyedRequest,
): Promise<{ answer: unknown } | undefined> {
  if (key === undefined) return undefined
  const [found] = await tx
    .select({ answer: handledRequests.answer })
    .from(handledRequests)
    .where(and(eq(handledRequests.userId, userId), eq(handledRequests.key, key)))
  return found
}

export async function rememberHandled(
  tx: Queries,
  { userId, key, now }: KeyedRequest,
  answer: unknown = null,
): Promise<void> {
  if (key === undefined) return
  await tx.insert(handledRequests).values({ userId, key, answer, at: now })
}

/** Forgets requests that are too old to be sent again. */
export async function forgetHandled({ queries }: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptMs)
  await queries.delete(handledRequests).where(lt(handledRequests.at, oldest))
}
