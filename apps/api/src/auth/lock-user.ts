import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'

/**
 * Until the transaction ends, no other one that asks for the same user goes on: for limits on what a user
 * may hold, for factors, and for whatever a second click or another tab would do at the same time.
 */
export async function lockUser(tx: Queries, userId: string): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`)
}
