import type { OpenSession } from '@aisleway/core/account/contract'
import { parse } from 'bowser'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { sessions } from '../../../auth/tables.ts'
import type { Database } from '../../../db/database.ts'

type Own = { userId: string; sessionId: string }

/** The active sessions of a user, the most recently used first. */
export async function listSessions(
  { queries }: Database,
  { userId, sessionId }: Own,
  now: Date,
): Promise<OpenSession[]> {
  const rows = await queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt))
  return rows.map(row => ({
    id: row.id,
    device: deviceName(row.userAgent ?? ''),
    startedAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    isCurrent: row.id === sessionId,
  }))
}

/** Returns false if the user has no such session. */
export async function endSession({ queries }: Database, { userId, sessionId }: Own) {
  const ended = await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions but one and returns how many. */
export async function endOtherSessions(
  { queries }: Pick<Database, 'queries'>,
  { userId, sessionId }: Own,
): Promise<number> {
  const ended = await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return ended.length
}

/** "Chrome on Android". */
function deviceName(userAgent: string): string {
  if (!userAgent) return ''
  const { browser, os } = parse(userAgent.slice(0, 300))
  return [browser.name, os.name].filter(Boolean).join(' on ')
}
