import { and, eq, gt, inArray, notExists, or } from 'drizzle-orm'
import { factors, sessions } from '../auth/tables.ts'
import type { Database } from '../db/database.ts'

/** Which of these sessions are active, and when each expires: the rule for requests, applied to many at once. */
export async function activeSessions(
  { queries }: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const verifiedFactor = queries
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, sessions.userId), eq(factors.status, 'verified')))
  const rows = await queries
    .select({ id: sessions.id, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(
      and(
        inArray(sessions.id, [...ids]),
        gt(sessions.expiresAt, now),
        or(eq(sessions.aal, 'aal2'), notExists(verifiedFactor)),
      ),
    )
  return new Map(rows.map(({ id, expiresAt }) => [id, expiresAt]))
}
