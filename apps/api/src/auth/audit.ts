import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Client } from './limits/client.ts'
import { authEvents } from './tables.ts'

/** The events of an account that are recorded for the operator. */
export type AuthEvent =
  | 'sign_up'
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'email_verified'
  | 'email_change_requested'
  | 'email_changed'
  | 'password_changed'
  | 'password_reset_requested'
  | 'password_reset'
  | 'factor_added'
  | 'factor_removed'
  | 'factor_passed'
  | 'factor_failed'
  | 'recovery_used'
  | 'recovery_codes_made'
  | 'session_ended'
  | 'session_reused'
  | 'data_exported'
  | 'account_deleted'
  | 'throttled'

/**
 * Records one event: who and from where, never a password, token or code. Nothing is recorded of an account that is
 * gone, or is being erased, which would leave the row behind.
 */
export async function recordEvent(
  { queries }: Database,
  event: AuthEvent,
  { userId, client }: { userId: string | null; client: Client },
): Promise<void> {
  if (userId === null) {
    await queries.insert(authEvents).values({ event, userId, ...client })
    return
  }
  await queries.execute(sql`
    INSERT INTO auth_events (event, user_id, address, user_agent)
    SELECT ${event}, id, ${client.address}, ${client.userAgent}
    FROM users WHERE id = ${userId} FOR KEY SHARE`)
}

/**
 * Records an event of which only an address is known: one statement, whether or not it has an account. The lock lets
 * it wait for an account that is being erased.
 */
export async function recordEventOfEmail(
  database: Database,
  event: AuthEvent,
  { email, client }: { email: string; client: Client },
): Promise<void> {
  const userId = sql`(SELECT id FROM users WHERE email = ${email} FOR KEY SHARE)`
  await database.queries.insert(authEvents).values({ event, userId, ...client })
}
