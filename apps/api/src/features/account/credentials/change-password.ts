import { eq } from 'drizzle-orm'
import { lockUser } from '../../../auth/lock-user.ts'
import { endLinks } from '../../../auth/mailed-links.ts'
import { setPassword } from '../../../auth/password/passwords.ts'
import { newSessionToken } from '../../../auth/session/session-tokens.ts'
import { knownDevices, sessions } from '../../../auth/tables.ts'
import type { Database } from '../../../db/database.ts'
import { endOtherSessions } from '../sessions/open-sessions.ts'

type Change = {
  userId: string
  sessionId: string
  /** The hash that was checked; null if the account had no password. */
  oldHash: string | null
  newHash: string
}

/**
 * Sets a new password and ends what the old one gave access to: other sessions, copies of this session's
 * cookie, mailed links, and the separate budgets of known devices. Null if the old password is no longer
 * the one that was checked.
 */
export async function changePassword(
  { queries }: Database,
  { userId, sessionId, oldHash, newHash }: Change,
): Promise<{ endedSessions: number; newToken: string } | null> {
  return queries.transaction(async tx => {
    await lockUser(tx, userId)
    if (!(await setPassword(tx, userId, { oldHash, newHash }))) return null
    const endedSessions = await endOtherSessions({ queries: tx }, { userId, sessionId })
    const newToken = newSessionToken()
    await tx
      .update(sessions)
      .set({ token: newToken, nextToken: null })
      .where(eq(sessions.id, sessionId))
    await endLinks(tx, userId)
    await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
    return { endedSessions, newToken }
  })
}
