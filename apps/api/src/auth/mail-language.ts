import type { Language } from '@aisleway/core/language'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from './tables.ts'

type Deps = Pick<Database, 'queries'>

/** The language of mails to a user; `asked`, the requester's language, if the user's is not known. */
export async function mailLanguage(
  { queries }: Deps,
  userId: string,
  asked: Language,
): Promise<Language> {
  const [user] = await queries
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  return user?.language ?? asked
}

/** The language of the first sign-in is the user's until they choose one. */
export async function rememberLanguage(
  { queries }: Deps,
  userId: string,
  language: Language,
): Promise<void> {
  await queries
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), isNull(users.language)))
}
