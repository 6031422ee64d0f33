import { and, eq, ne, or } from 'drizzle-orm'
import type { Database, Queries } from '../db/database.ts'
import { lockUser } from './lock-user.ts'
import { verifications } from './tables.ts'

type Link = Pick<typeof verifications.$inferInsert, 'identifier' | 'value' | 'expiresAt'>

/** Stores a link of a user unless the account is gone, or is being erased, which would leave the link behind. */
export async function storeLink(
  { queries }: Database,
  userId: string,
  link: Link,
): Promise<{ isStored: boolean }> {
  return queries.transaction(async tx => {
    const isStored = await lockUser(tx, userId)
    if (isStored) await tx.insert(verifications).values({ id: crypto.randomUUID(), ...link })
    return { isStored }
  })
}

/** Ends every link mailed to a user except for `except`: a new password invalidates them all. */
export async function endLinks(tx: Queries, userId: string, except = ''): Promise<void> {
  await tx.delete(verifications).where(and(linksOf(userId), ne(verifications.id, except)))
}

/** Matches a user's rows: links to confirm an address by their name, reset links by their value. */
export function linksOf(userId: string) {
  return or(
    eq(verifications.identifier, addressIdentifier(userId)),
    eq(verifications.value, userId),
  )
}

export const addressIdentifier = (userId: string) => `confirm-address:${userId}`
