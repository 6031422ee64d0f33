import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sessions } from '../tables.ts'
import { confirmSession } from './confirm-session.ts'

/** More than the devices of a family; one more sign-in ends the session that was unused for longest. */
export const maxSessions = 20

type Begun = {
  id: string
  userId: string
  /** The token of the cookie that the new cookie replaces. */
  replacedToken: string | undefined
}

/** Begins a session after a sign-in, which also counts as a fresh confirmation. */
export async function beginSession(
  { queries }: Database,
  { id, userId, replacedToken }: Begun,
  now: Date,
): Promise<void> {
  await confirmSession(queries, id, now)
  const isOther = and(eq(sessions.userId, userId), ne(sessions.id, id))
  if (replacedToken) await queries.delete(sessions).where(and(isOther, hasToken(replacedToken)))
  const surplus = queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOther)
    .orderBy(desc(sessions.updatedAt))
    .offset(maxSessions - 1)
  await queries.delete(sessions).where(inArray(sessions.id, surplus))
}

/** The session that a cookie opens, also by the latest token of a rotation. */
export function hasToken(token: string) {
  return or(eq(sessions.token, token), eq(sessions.nextToken, token))
}
