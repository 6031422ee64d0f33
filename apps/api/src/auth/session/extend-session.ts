import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sessions } from '../tables.ts'
import { sessionSeconds } from './session-cookie.ts'

const hourMs = 60 * 60 * 1000

/** A session ends this long after its sign-in, however often it is used. */
const lifetimeDays = 90

/** Records the use of a session, at most once an hour, and extends its life from then. */
export async function extendSession(database: Database, id: string, now: Date): Promise<void> {
  const unusedUntil = new Date(now.getTime() + sessionSeconds * 1000).toISOString()
  const lifeEnd = sql`${sessions.createdAt} + interval '${sql.raw(String(lifetimeDays))} days'`
  await database.queries
    .update(sessions)
    .set({ updatedAt: now, expiresAt: sql`least(${unusedUntil}::timestamp, ${lifeEnd})` })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, new Date(now.getTime() - hourMs))))
}
