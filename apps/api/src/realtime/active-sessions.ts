import { and, gt, inArray, sql } from 'drizzle-orm'
import { owesFactor } from '../auth/session/find-session.ts'
import { sessions } from '../auth/tables.ts'
import type { Database } from '../db/database.ts'

/** Which of these sessions are active, and when each expires: the rule for requests, applied to many at once. */
export async function activeSessions(
  { queries }: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const rows = await queries
    .select({ id: sessions.id, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(
      and(
        inArray(sessions.id, [...ids]),
        gt(sessions.expiresAt, now),
        sql.raw(`NOT ${owesFactor}`),
      ),
    )
  return new Map(rows.map(({ id, expiresAt }) => [id, expiresAt]))
}
