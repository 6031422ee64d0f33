import { asc, gt } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { users } from './tables.ts'

/** The users whose ids come after one and up to another. */
export type UserRange = { after: string; upTo: string }

/** Enough for a statement that reads what each of them did in a year to take a second at most. */
const usersAtOnce = 500

/** All users in ranges: a statement for everybody would take longer than the database allows. */
export async function* userRanges(
  queries: Queries,
  atOnce = usersAtOnce,
): AsyncGenerator<UserRange> {
  for (let after = ''; ; ) {
    const range = await userRangeAfter(queries, after, atOnce)
    if (!range) return
    yield range
    after = range.upTo
  }
}

/** The next range; undefined after the last user. */
export async function userRangeAfter(
  queries: Queries,
  after: string,
  atOnce: number,
): Promise<UserRange | undefined> {
  const page = await queries
    .select({ id: users.id })
    .from(users)
    .where(gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(atOnce)
  const last = page.at(-1)
  return last && { after, upTo: last.id }
}
