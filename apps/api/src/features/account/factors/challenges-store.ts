import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { lockUser } from '../../../auth/lock-user.ts'
import { latestStep } from '../../../auth/second-factor/totp.ts'
import { elevateSession, hasVerifiedFactor } from '../../../auth/session/elevate-session.ts'
import { factorChallenges, factors, sessions } from '../../../auth/tables.ts'
import type { Database, Queries } from '../../../db/database.ts'

const challengeMs = 5 * 60 * 1000
const maxGuesses = 5

type NewChallenge = { id: string; factorId: string; sessionId: string; codeHash: string | null }

export async function openChallenge(database: Database, challenge: NewChallenge, now: Date) {
  const expiresAt = new Date(now.getTime() + challengeMs)
  const isOver = lte(factorChallenges.expiresAt, now)
  await database.queries
    .delete(factorChallenges)
    .where(and(eq(factorChallenges.factorId, challenge.factorId), isOver))
  await database.queries.insert(factorChallenges).values({ ...challenge, expiresAt })
  return expiresAt
}

type RightCode = { userId: string; step: number | null; isNewToken: boolean }
type Answer = { challengeId: string; factorId: string; sessionId: string }

/**
 * Counts a guess before it is compared, so that parallel guesses do not exceed the limit. Null if the challenge
 * belongs to another session, was used, has expired or has no guesses left.
 */
export async function takeGuess(database: Database, answer: Answer, now: Date) {
  const [taken] = await database.queries
    .update(factorChallenges)
    .set({ guesses: sql`${factorChallenges.guesses} + 1` })
    .where(and(isOpen(answer, now), lt(factorChallenges.guesses, maxGuesses)))
    .returning({ codeHash: factorChallenges.codeHash })
  return taken ?? null
}

type Passed = { isFirstUse: boolean; token: string }

/**
 * Accepts a right code: the factor is verified from now on and the session is aal2. A string says why not.
 * `step` is that of a totp code: no code of this or an earlier step is accepted again, in any session.
 */
export function passFactor(
  database: Database,
  { userId, step, isNewToken, ...answer }: Answer & RightCode,
  now: Date,
): Promise<Passed | 'used' | 'not_found' | 'session_ended'> {
  return database.queries.transaction(async tx => {
    await lockUser(tx, userId)
    const aal = await lockedAal(tx, answer.sessionId)
    if (!aal) return 'session_ended'
    const isTheFactor = and(eq(factors.id, answer.factorId), eq(factors.userId, userId))
    const [factor] = await tx.select({ status: factors.status }).from(factors).where(isTheFactor)
    const isFirstUse = factor?.status === 'unverified'
    // A factor that was begun before another was verified must not open what that one guards.
    const isLocked = isFirstUse && aal === 'aal1' && (await hasVerifiedFactor(tx, userId))
    if (!factor || isLocked) return 'not_found'
    if (!(await tx.$count(factorChallenges, isOpen(answer, now)))) return 'used'
    const taken = await tx
      .update(factors)
      .set({ status: 'verified', ...(step !== null && { lastStep: step }) })
      .where(and(isTheFactor, step === null ? undefined : isUnused(step, now)))
      .returning({ id: factors.id })
    if (taken.length === 0) return 'used'
    await tx
      .update(factorChallenges)
      .set({ usedAt: now })
      .where(eq(factorChallenges.id, answer.challengeId))
    const confirmedAt = isFirstUse ? null : now
    const token = await elevateSession(tx, { id: answer.sessionId, isNewToken, confirmedAt })
    return token ? { isFirstUse, token } : 'session_ended'
  })
}

/** A step in the future was stored before the server's clock was set back. */
function isUnused(step: number, now: Date) {
  return or(lt(factors.lastStep, step), gt(factors.lastStep, latestStep(now)))
}

/** Locks the session, so that it cannot end halfway through. */
async function lockedAal(tx: Queries, sessionId: string) {
  const [session] = await tx
    .select({ aal: sessions.aal })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update')
  return session?.aal
}

function isOpen({ challengeId, factorId, sessionId }: Answer, now: Date) {
  return and(
    eq(factorChallenges.id, challengeId),
    eq(factorChallenges.factorId, factorId),
    eq(factorChallenges.sessionId, sessionId),
    isNull(factorChallenges.usedAt),
    gt(factorChallenges.expiresAt, now),
  )
}
