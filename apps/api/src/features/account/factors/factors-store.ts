import { randomUUID } from 'node:crypto'
import type { Factor } from '@aisleway/core/account/session'
import { dayMs } from '@aisleway/core/days'
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import { lockUser } from '../../../auth/lock-user.ts'
import { hasVerifiedFactor } from '../../../auth/session/elevate-session.ts'
import { factors, recoveryCodes, sessions } from '../../../auth/tables.ts'
import type { Database } from '../../../db/database.ts'

/** Counts verified factors and those still waiting for their first code. */
const maxFactors = 10

export type FactorRow = typeof factors.$inferSelect

export async function listFactors(database: Database, userId: string): Promise<Factor[]> {
  const rows = await database.queries
    .select()
    .from(factors)
    .where(eq(factors.userId, userId))
    .orderBy(asc(factors.createdAt), asc(factors.id))
  return rows.map(factorOf)
}

export async function findFactor(database: Database, userId: string, id: string) {
  const [row] = await database.queries
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, userId)))
  return row
}

type NewFactor = Pick<FactorRow, 'userId' | 'friendlyName' | 'factorType' | 'phone'> & {
  /** Encrypts the secret for the row that the factor will get. */
  secretFor: (factorId: string) => string | null
}

/** Begins a factor; replaces one that was begun under the same name or was left unfinished for a day. */
export function addFactor(database: Database, { secretFor, ...given }: NewFactor, now: Date) {
  const { userId, friendlyName } = given
  const id = randomUUID()
  const isNamesake = eq(sql`lower(${factors.friendlyName})`, sql`lower(${friendlyName})`)
  const isForgotten = lt(factors.createdAt, new Date(now.getTime() - dayMs))
  const isAbandoned = and(eq(factors.status, 'unverified'), or(isNamesake, isForgotten))
  return database.queries.transaction(async tx => {
    await lockUser(tx, userId)
    await tx.delete(factors).where(and(eq(factors.userId, userId), isAbandoned))
    if ((await tx.$count(factors, eq(factors.userId, userId))) >= maxFactors) return 'too_many'
    const added = await tx
      .insert(factors)
      .values({ id, ...given, secret: secretFor(id), createdAt: now })
      .onConflictDoNothing()
      .returning({ id: factors.id })
    return added[0] ?? 'name_taken'
  })
}

/** Deletes a factor; the last verified one takes the recovery codes and the sessions' aal2 with it. */
export function removeFactor(database: Database, userId: string, id: string) {
  return database.queries.transaction(async tx => {
    await lockUser(tx, userId)
    const [removed] = await tx
      .delete(factors)
      .where(and(eq(factors.id, id), eq(factors.userId, userId)))
      .returning()
    if (!(await hasVerifiedFactor(tx, userId))) {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
      await tx.update(sessions).set({ aal: 'aal1' }).where(eq(sessions.userId, userId))
    }
    return removed
  })
}

/** The factor as its owner sees it: only the last digits of the number, and nothing of the secret. */
function factorOf(row: FactorRow): Factor {
  return {
    id: row.id,
    friendly_name: row.friendlyName,
    factor_type: row.factorType,
    status: row.status,
    phone: row.phone && `··· ${row.phone.slice(-4)}`,
    created_at: row.createdAt.toISOString(),
  }
}
