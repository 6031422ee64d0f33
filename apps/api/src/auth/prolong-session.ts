import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sessionSeconds } from './session-cookie.ts'
import { sessions } from './tables.ts'

const hourMs = 60 * 60 * 1000

/** Notes the use of a session, at most once an hour, and lets it live on from there. */
export async function prolongSession(database: Database, id: string, now: Date): Promise<void> {
  await database.queries
    .update(sessions)
    .set({ updatedAt: now, expiresAt: new Date(now.getTime() + sessionSeconds * 1000) })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, new Date(now.getTime() - hourMs))))
}
