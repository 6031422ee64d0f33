import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { sessions } from '../tables.ts'

/** So long after the password or a second factor was given, what is sensitive may be done. */
export const confirmationSeconds = 10 * 60

/** Notes that the password was given in a session. */
export async function confirmSession(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, id))
}
