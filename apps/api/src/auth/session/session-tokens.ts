import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { recordEvent } from '../audit.ts'
import { sessions } from '../tables.ts'

/**
 * Until a new token is this old, both it and the previous one work, and a repeated refresh returns it again:
 * requests are under way with the old one, and browsers keep a new cookie in memory for up to 30 seconds
 * before they write it to the disk.
 */
export const rotationSettlesSeconds = 30

/** All tokens of one session begin with the same characters, as many as the index covers. */
const familyLength = 16

/** A token of a new family: copies of an older token neither open the session nor end it. */
export function newSessionToken(): string {
  return randomBytes(24).toString('base64url')
}

type Shown = { id: string; token: string }

/**
 * The token that follows the one a refresh was called with; null if the session has ended. A lost answer does
 * no harm, since the old token works until the new one is shown.
 */
export async function rotateToken(
  { queries }: Database,
  { id, token }: Shown,
  now: Date,
): Promise<string | null> {
  const isOld = lte(sessions.rotatedAt, new Date(now.getTime() - rotationSettlesSeconds * 1000))
  const nextToken = familyOf(token) + randomBytes(18).toString('base64url')
  const [rotated] = await queries
    .update(sessions)
    .set({ nextToken, rotatedAt: now })
    .where(
      and(eq(sessions.id, id), eq(sessions.token, token), or(isNull(sessions.nextToken), isOld)),
    )
    .returning({ id: sessions.id })
  if (rotated) return nextToken
  const [current] = await queries
    .select({ token: sessions.token, nextToken: sessions.nextToken })
    .from(sessions)
    .where(eq(sessions.id, id))
  return current?.nextToken ?? current?.token ?? null
}

/** The browser has shown its new token late enough to have stored it, so the old one becomes invalid. */
export async function settleToken({ queries }: Database, { id, token }: Shown): Promise<void> {
  await queries
    .update(sessions)
    .set({ token, nextToken: null })
    .where(and(eq(sessions.id, id), eq(sessions.nextToken, token)))
}

/**
 * Ends the session that a token once belonged to: two parties hold copies of its cookie, and nobody can tell
 * which of them is the owner. A current token of a session that has expired ends nothing.
 */
export async function endFamily(database: Database, token: string, userAgent: string) {
  const [found] = await database.runPrepared<{ id: string }>(sessionOfFamily, [familyOf(token)])
  if (!found) return
  const isOld = sql`${token} NOT IN (${sessions.token}, coalesce(${sessions.nextToken}, ''))`
  const [ended] = await database.queries
    .delete(sessions)
    .where(and(eq(sessions.id, found.id), isOld))
    .returning({ userId: sessions.userId })
  if (!ended) return
  await recordEvent(database, 'session_reused', {
    userId: ended.userId,
    client: { address: '', userAgent },
  })
}

/** A prepared statement, because every page requested with a very old cookie gets here. */
const sessionOfFamily = `SELECT id FROM sessions WHERE left(token, ${familyLength}) = $1`

function familyOf(token: string): string {
  return token.slice(0, familyLength)
}
