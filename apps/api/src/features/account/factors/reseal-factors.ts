import { and, eq } from 'drizzle-orm'
import type { Secrets } from '../../../auth/secret-keys.ts'
import { factors } from '../../../auth/tables.ts'
import type { Database } from '../../../db/database.ts'
import { openTotpSecret, sealTotpSecret } from './factor-codes.ts'

/**
 * Encrypts anew what was encrypted with earlier secrets, so that those can be removed from AUTH_SECRET_PREVIOUS.
 * Returns how many factors none of the secrets decrypts.
 */
export async function resealFactors({ queries }: Database, secrets: Secrets): Promise<number> {
  const isTotp = eq(factors.factorType, 'totp')
  let unreadable = 0
  for (const factor of await queries.select().from(factors).where(isTotp)) {
    if (openTotpSecret({ ...secrets, previousSecrets: [] }, factor) !== undefined) continue
    const totpSecret = openTotpSecret(secrets, factor)
    if (totpSecret === undefined) {
      unreadable++
      continue
    }
    await queries
      .update(factors)
      .set({ secret: sealTotpSecret(secrets.secret, factor.id, totpSecret) })
      // Another server that starts at the same time may have done it already.
      .where(and(eq(factors.id, factor.id), eq(factors.secret, factor.secret ?? '')))
  }
  return unreadable
}

export async function hasUnreadableFactor(
  { queries }: Database,
  secrets: Secrets,
  userId: string,
): Promise<boolean> {
  const isTotp = and(eq(factors.userId, userId), eq(factors.factorType, 'totp'))
  const rows = await queries.select().from(factors).where(isTotp)
  return rows.some(factor => openTotpSecret(secrets, factor) === undefined)
}
