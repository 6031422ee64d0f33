import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { recordEvent } from '../audit.ts'
import { sessions } from '../tables.ts'

/**
 * Until a new token is this old, it and the one before both work, and a repeated refresh answers it
 * again: requests are under way with the old one, and browsers keep a new cookie in memory for up to
 * 30 seconds before they write it to the disk.
 */
export const rotationSettlesSeconds = 30

/** Every token of one session begins with the same characters, as many as its index holds. */
const familyLength = 16

/** A token of a new family: copies of an older one open nothing, and end nothing either. */
export function newSessionToken(): string {
  return randomBytes(24).toString('base64url')
}

type Shown = { id: string; token: string }

/**
 * The token that follows the one a refresh was asked with; null where the session has ended. An
 * answer that was lost is no loss: the old token works until the new one is shown.
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

/** The browser has shown its new token late enough to have kept it: the old one is over. */
export async function settleToken({ queries }: Database, { id, token }: Shown): Promise<void> {
  await queries
    .update(sessions)
    .set({ token, nextToken: null })
    .where(and(eq(sessions.id, id), eq(sessions.nextToken, token)))
}

/**
 * Ends the session that a token once belonged to: two hold copies of its cookie, and nobody can say
 * which of them is the owner. A token that is still good, of a session that has run out, ends nothing.
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

/** One statement, parsed once: every page that is asked for with a cookie of long ago gets here. */
const sessionOfFamily = {
  name: 'session_of_family',
  sql: `SELECT id FROM sessions WHERE left(token, ${familyLength}) = $1`,
}

function familyOf(token: string): string {
  return token.slice(0, familyLength)
}
