import { dayMs } from '@aisleway/core/days'
import { errorStatus } from '@aisleway/core/errors'
import { ORPCError } from '@orpc/server'
import { and, eq, lt } from 'drizzle-orm'
import { lockUser } from '../../auth/lock-user.ts'
import type { Database, Queries } from '../../db/database.ts'
import { handledRequests } from './tables.ts'

/** A shopper's request, with its method and path; its key is undefined if the client sent none. */
export type KeyedRequest = { userId: string; key: string | undefined; request: string; now: Date }

/** How long a device may be offline before it retries what the server has already done. */
const keptMs = 90 * dayMs

/**
 * Does the work in a transaction that locks the user, unless a request with this key was already handled. Only
 * successful work counts as handled, so a rejected request can be retried.
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
 * Does the work, unless a request with this key was already handled; then it answers with the current state. The
 * caller must lock what the work changes, and an exception must roll the transaction back.
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

/**
 * For work that cannot be repeated, such as a deletion: a retry gets the remembered answer, even if it arrives while
 * the first request is still being handled.
 */
export async function answerOnce<Answer>(
  queries: Queries,
  request: KeyedRequest,
  work: (remember: (tx: Queries, answer: Answer) => Promise<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const remembered = async () =>
    (await findHandled(queries, request)) as { answer: Answer } | undefined
  const before = await remembered()
  if (before) return before.answer
  try {
    return await work(async (tx, answer) => {
      await rememberHandled(tx, request, answer)
      return answer
    })
  } catch (error) {
    const meanwhile = await remembered()
    if (meanwhile) return meanwhile.answer
    throw error
  }
}

/**
 * Makes something new with an id. A retry finds it by the remembered id, and makes it anew if it is gone. The caller must
 * lock what it belongs to.
 */
export async function makeOnce<Made extends { id: string }>(
  tx: Queries,
  request: KeyedRequest,
  find: (id: string) => Promise<Made | undefined>,
  make: () => Promise<Made>,
): Promise<{ made: Made; isNew: boolean }> {
  const handled = await findHandled(tx, request)
  const { id } = (handled?.answer ?? {}) as { id?: string }
  const before = id === undefined ? undefined : await find(id)
  if (before) return { made: before, isNew: false }
  const made = await make()
  if (!handled) await rememberHandled(tx, request, { id: made.id })
  return { made, isNew: true }
}

/**
 * The request with this key; undefined if it was not handled yet. The caller must lock what it
 * changes. Throws the refusal of a key that another method or path was handled under; bodies are not compared, because
 * a retry may carry a different body, for example a later pause time.
 */
export async function findHandled(
  tx: Queries,
  { userId, key, request }: KeyedRequest,
): Promise<{ answer: unknown } | undefined> {
  if (key === undefined) return undefined
  const [found] = await tx
    .select({ answer: handledRequests.answer, request: handledRequests.request })
    .from(handledRequests)
    .where(and(eq(handledRequests.userId, userId), eq(handledRequests.key, key)))
  if (found && found.request !== null && found.request !== request) throw keyReused()
  return found
}

function keyReused() {
  return new ORPCError('IDEMPOTENCY_KEY_REUSED', {
    status: errorStatus.IDEMPOTENCY_KEY_REUSED,
    message: 'Another request was handled under this idempotency key',
  })
}

export async function rememberHandled(
  tx: Queries,
  { userId, key, request, now }: KeyedRequest,
  answer: unknown = null,
): Promise<void> {
  if (key === undefined) return
  await tx.insert(handledRequests).values({ userId, key, request, answer, at: now })
}

/** Deletes the records of requests too old to be retried. */
export async function forgetHandled({ queries }: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptMs)
  await queries.delete(handledRequests).where(lt(handledRequests.at, oldest))
}
