import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'

/**
 * Locks the user until the transaction ends, so that a double-click, another tab or another device cannot do at
 * the same time what depends on what the user has: limits on lists, cart and favorites, and second factors.
 */
export async function lockUser(tx: Queries, userId: string): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`)
}
