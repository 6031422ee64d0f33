import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { factors, recoveryCodes } from '../tables.ts'

/** Deletes all second factors of a user, and the recovery codes with them; returns how many factors there were. */
export async function deleteFactors(tx: Queries, userId: string): Promise<number> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const deleted = await tx
    .delete(factors)
    .where(eq(factors.userId, userId))
    .returning({ id: factors.id })
  return deleted.length
}
