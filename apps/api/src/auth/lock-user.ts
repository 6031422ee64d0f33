import { eq } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { users } from './tables.ts'

/**
 * Locks the user until the transaction ends, so that a double-click, another tab or another device cannot do at
 * the same time what depends on what the user has: limits on lists, cart and favorites, and second factors.
 * Rows that refer to the user can still be written meanwhile. Returns whether there is such a user.
 */
export async function lockUser(tx: Queries, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return found.length > 0
}
