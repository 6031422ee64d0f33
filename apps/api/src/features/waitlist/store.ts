import { stringify } from 'csv-stringify/sync'
import { asc, eq } from 'drizzle-orm'
import { lockUser } from '../../auth/lock-user.ts'
import type { Database } from '../../db/database.ts'
import { waitlist } from './tables.ts'

/** More than anybody has; otherwise one account could fill the list with addresses of others. */
const maxAddresses = 10

/** Adds the address, or says that this user had already added it, or as many as one may. */
export function joinWaitlist(
  { queries }: Database,
  userId: string,
  email: string,
): Promise<'joined' | 'already_on_it'> {
  return queries.transaction(async tx => {
    await lockUser(tx, userId)
    const known = await tx.$count(waitlist, eq(waitlist.userId, userId))
    if (known >= maxAddresses) return 'already_on_it'
    const added = await tx
      .insert(waitlist)
      .values({ userId, email: email.trim().toLowerCase() })
      .onConflictDoNothing()
      .returning({ email: waitlist.email })
    return added.length === 1 ? 'joined' : 'already_on_it'
  })
}

export async function isOnWaitlist({ queries }: Database, userId: string): Promise<boolean> {
  return (await queries.$count(waitlist, eq(waitlist.userId, userId))) > 0
}

/** The whole waitlist as CSV text, in the order of joining. */
export async function exportWaitlist({ queries }: Database): Promise<string> {
  const rows = await queries
    .select()
    .from(waitlist)
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.userId), asc(waitlist.email))
  return stringify(
    rows.map(({ email, userId, joinedAt }) => [email, userId, joinedAt.toISOString()]),
    // A spreadsheet would run an address that starts like a formula.
    { header: true, columns: ['email', 'user_id', 'joined_at'], escape_formulas: true },
  )
}
