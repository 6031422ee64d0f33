import type { Profile } from '@aisleway/core/account/contract'
import type { Appearance } from '@aisleway/core/appearance/appearance'
import type { Language } from '@aisleway/core/language'
import { eq } from 'drizzle-orm'
import { passwordProvider } from '../../auth/password/passwords.ts'
import { accounts, users } from '../../auth/tables.ts'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'

export async function readProfile({ queries }: Database, userId: string): Promise<Profile | null> {
  const [user] = await queries.select().from(users).where(eq(users.id, userId))
  if (!user) return null
  const ways = await queries
    .select({ provider: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  const providers = ways.map(way => way.provider)
  return {
    fullName: user.name,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerified,
    language: user.language,
    appearance: user.appearance,
    hasPassword: providers.includes(passwordProvider),
    providers: providers.filter(provider => provider !== passwordProvider),
  }
}

type Changes = {
  fullName?: string | undefined
  username?: string | null | undefined
  language?: Language | undefined
  appearance?: Appearance | undefined
}

/** Usernames are stored in lower case, so that "Mara" and "mara" are the same. */
export async function updateProfile(
  { queries }: Database,
  userId: string,
  { fullName, username, language, appearance }: Changes,
  now: Date,
): Promise<'done' | 'username_taken'> {
  try {
    await queries
      .update(users)
      .set({
        updatedAt: now,
        ...(fullName !== undefined && { name: fullName }),
        ...(username !== undefined && { username: username?.toLowerCase() ?? null }),
        ...(language !== undefined && { language }),
        ...(appearance !== undefined && { appearance }),
      })
      .where(eq(users.id, userId))
    return 'done'
  } catch (error) {
    if (isUniqueViolation(error)) return 'username_taken'
    throw error
  }
}

export async function hasAccount({ queries }: Database, email: string): Promise<boolean> {
  return (await queries.$count(users, eq(users.email, email))) > 0
}
