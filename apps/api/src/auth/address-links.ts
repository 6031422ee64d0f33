import { randomBytes } from 'node:crypto'
import { dayMs } from '@aisleway/core/days'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import { hashOf } from './hash-of.ts'
import { addressIdentifier, endLinks, storeLink } from './mailed-links.ts'
import { users, verifications } from './tables.ts'

/** The path that an address link opens, and the page of the web app that tells the outcome. */
export const addressLinkPath = '/api/auth/confirm-address'
export const addressOutcomePage = '/auth/verified'

const linkLifeMs = dayMs

/** A user's id and a secret. Other text may hold a character that the database cannot compare. */
const tokenPattern = /^([\w-]+)\.([\w-]+)$/

export type AddressOutcome =
  | { outcome: 'verified' | 'changed'; userId: string }
  | { outcome: 'expired' | 'taken' }

/**
 * Makes the link for a mail to `email`. Opening it proves that its owner reads that mailbox: the account's
 * own address is then verified, and another address replaces it. Null if the account is gone.
 */
export async function makeAddressLink(
  database: Database,
  { userId, email, origin, now }: { userId: string; email: string; origin: string; now: Date },
): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url')
  const { isStored } = await storeLink(database, userId, {
    identifier: addressIdentifier(userId),
    value: `${hashOf(secret)} ${email}`,
    expiresAt: new Date(now.getTime() + linkLifeMs),
  })
  return isStored ? `${origin}${addressLinkPath}?token=${userId}.${secret}` : null
}

/** Opening a link twice has the same outcome, since mail programs open links before people do. */
export async function openAddressLink(
  database: Database,
  token: string,
  now: Date,
): Promise<AddressOutcome> {
  const [, userId = '', secret = ''] = tokenPattern.exec(token) ?? []
  const start = `${hashOf(secret)} `
  try {
    return await database.queries.transaction(async tx => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
      const [link] = await tx
        .select()
        .from(verifications)
        .where(
          and(
            eq(verifications.identifier, addressIdentifier(userId)),
            sql`starts_with(${verifications.value}, ${start})`,
            gt(verifications.expiresAt, now),
          ),
        )
      if (!user || !link) return { outcome: 'expired' }
      const email = link.value.slice(start.length)
      const changes = email !== user.email
      await tx
        .update(users)
        .set({ email, emailVerified: true, updatedAt: now })
        .where(eq(users.id, userId))
      // A reset link in the old mailbox, or an older link back to it, must not work any more.
      if (changes) await endLinks(tx, userId, link.id)
      return { outcome: changes ? 'changed' : 'verified', userId }
    })
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: 'taken' }
    throw error
  }
}
