import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { sessions } from '../tables.ts'

/** How long sensitive actions are allowed after the password or a second factor was given. */
export const confirmationSeconds = 10 * 60

/** Records that the password was given in a session. */
export async function confirmSession(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, id))
}
