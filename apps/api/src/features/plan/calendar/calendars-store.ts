import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { hashOf } from '../../../auth/hash-of.ts'
import type { Queries } from '../../../db/database.ts'
import type { AuthorizedList } from '../../lists/access/list-policy.ts'
import { savedLists } from '../../lists/tables.ts'
import { planCalendars } from '../tables.ts'

/** When the calendar URL was created; null if there is none. */
export async function readCalendar(
  queries: Queries,
  list: AuthorizedList<'own'>,
): Promise<{ createdAt: string } | null> {
  const [row] = await queries
    .select({ createdAt: planCalendars.createdAt })
    .from(planCalendars)
    .where(eq(planCalendars.listId, list.id))
  return row ? { createdAt: row.createdAt.toISOString() } : null
}

/** Creates a new URL; an existing one stops working. */
export async function createCalendar(
  tx: Queries,
  list: AuthorizedList<'own'>,
  { userId, now }: { userId: string; now: Date },
): Promise<{ token: string; createdAt: string }> {
  const token = randomBytes(32).toString('base64url')
  const values = { tokenHash: hashOf(token), createdBy: userId, createdAt: now }
  await tx
    .insert(planCalendars)
    .values({ listId: list.id, ...values })
    .onConflictDoUpdate({ target: planCalendars.listId, set: values })
  return { token, createdAt: now.toISOString() }
}

export async function revokeCalendar(tx: Queries, list: AuthorizedList<'own'>): Promise<void> {
  await tx.delete(planCalendars).where(eq(planCalendars.listId, list.id))
}

/** The plan's list behind a URL; a deleted list counts as unknown. */
export async function findCalendar(queries: Queries, tokenHash: string) {
  const [list] = await queries
    .select({ id: savedLists.id, name: savedLists.name, createdBy: planCalendars.createdBy })
    .from(planCalendars)
    .innerJoin(savedLists, eq(savedLists.id, planCalendars.listId))
    .where(and(eq(planCalendars.tokenHash, tokenHash), isNull(savedLists.deletedAt)))
  return list
}
