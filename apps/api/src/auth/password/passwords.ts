import { and, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { accounts } from '../tables.ts'

/** The sign-in library's name for an account with a password. */
export const passwordProvider = 'credential'

/** The hash of a user's password; null for an account with social sign-in only. */
export async function passwordOf(database: Database, userId: string): Promise<string | null> {
  const [account] = await database.queries
    .select({ password: accounts.password })
    .from(accounts)
    .where(isPasswordAccount(userId))
  return account?.password ?? null
}

type PasswordAccount = { userId: string; password: string; hasLanguage: boolean }

/** The same by email address: one statement and one row even without an account, so that its time tells nothing. */
export async function passwordOfEmail(
  database: Database,
  email: string,
): Promise<PasswordAccount | null> {
  const [row] = await database.runPrepared<Partial<PasswordAccount>>(accountByEmail, [email])
  return row?.password ? (row as PasswordAccount) : null
}

const accountByEmail = `
  SELECT account.* FROM (VALUES (1)) AS always LEFT JOIN (
    SELECT users.id AS "userId", password, language IS NOT NULL AS "hasLanguage"
    FROM accounts JOIN users ON users.id = accounts.user_id
    WHERE users.email = $1 AND accounts.provider_id = '${passwordProvider}'
    LIMIT 1) AS account ON true`

/**
 * Replaces the password that was checked, or sets the first one (`oldHash` null); false if it was changed
 * meanwhile. The caller holds a lock on the user's row, so a second account cannot be made.
 */
export async function setPassword(
  tx: Queries,
  userId: string,
  { oldHash, newHash }: { oldHash: string | null; newHash: string },
): Promise<boolean> {
  const [account] = await tx
    .select({ id: accounts.id, password: accounts.password })
    .from(accounts)
    .where(isPasswordAccount(userId))
    .for('update')
  if ((account?.password ?? null) !== oldHash) return false
  if (account) {
    await tx
      .update(accounts)
      .set({ password: newHash, updatedAt: new Date() })
      .where(eq(accounts.id, account.id))
  } else {
    const id = crypto.randomUUID()
    const first = { id, accountId: userId, providerId: passwordProvider, userId }
    await tx.insert(accounts).values({ ...first, password: newHash })
  }
  return true
}

function isPasswordAccount(userId: string) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, passwordProvider))
}
