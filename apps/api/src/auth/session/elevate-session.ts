import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { factors, sessions } from '../tables.ts'
import { newSessionToken } from './session-tokens.ts'

export async function hasVerifiedFactor(tx: Queries, userId: string): Promise<boolean> {
  const isVerified = and(eq(factors.userId, userId), eq(factors.status, 'verified'))
  const [found] = await tx.select({ id: factors.id }).from(factors).where(isVerified).limit(1)
  return found !== undefined
}

type Raise = {
  id: string
  isNewToken: boolean
  /** Null if the code is the first one of a new factor, which proves nothing yet. */
  confirmedAt: Date | null
}

/**
 * Makes a session aal2 and returns its token; null if the session has ended. A new token invalidates a copy
 * of the cookie that was stolen before the second factor.
 */
export async function elevateSession(
  tx: Queries,
  { id, isNewToken, confirmedAt }: Raise,
): Promise<string | null> {
  const [raised] = await tx
    .update(sessions)
    .set({
      aal: 'aal2',
      ...(isNewToken && { token: newSessionToken(), nextToken: null }),
      ...(confirmedAt && { confirmedAt }),
    })
    .where(eq(sessions.id, id))
    .returning({ token: sessions.token })
  return raised?.token ?? null
}
