import { count, desc, eq, max, sql } from 'drizzle-orm'
import { type AuthEvent, recordEvent } from '../../auth/audit.ts'
import { lockUser } from '../../auth/lock-user.ts'
import type { PersonalTable } from '../../auth/personal-table.ts'
import { deleteFactors } from '../../auth/second-factor/delete-factors.ts'
import { authEvents, factors, sessions, users } from '../../auth/tables.ts'
import type { Database } from '../../db/database.ts'
import { eraseData } from './data/data-store.ts'

export type Outcome = { ok: boolean; text: string }

/** The words given to `npm run users`, such as ["verify", "mara@example.com"], and the outcome. */
export async function runUsersCommand(
  database: Database,
  personalTables: readonly PersonalTable[],
  words: readonly string[],
): Promise<Outcome> {
  if (!isUsersCommand(words)) return { ok: false, text: usersUsage }
  const [name = '', email] = words
  if (!email) return done(await lists[name as keyof typeof lists](database))
  const user = await findUser(database, email)
  if (!user) return { ok: false, text: `There is no account with the address ${printable(email)}.` }
  return done(await actions[name as keyof typeof actions](database, user, personalTables))
}

export function isUsersCommand([name = '', email, ...rest]: readonly string[]): boolean {
  return rest.length === 0 && Object.hasOwn(email ? actions : lists, name)
}

export const usersUsage = [
  'Usage: npm run users -- list              lists the accounts',
  '       npm run users -- verify EMAIL      marks the address as verified',
  '       npm run users -- reset-mfa EMAIL   removes the second factors, ends all sessions',
  '       npm run users -- delete EMAIL      deletes the account with all its data',
  '       npm run users -- events [EMAIL]    lists the latest events',
  '       npm run users -- push-keys         prints new keys for push messages',
].join('\n')

const done = (text: string): Outcome => ({ ok: true, text })

const lists = {
  list: listUsers,
  events: (database: Database) => listEvents(database),
}

type Named = { id: string; email: string }

const actions = {
  async verify(database: Database, user: Named) {
    await database.queries.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
    await record(database, 'email_verified', user)
    return `${user.email} is now verified.`
  },

  /** A session may have been opened with a factor that has now been removed. */
  async 'reset-mfa'(database: Database, user: Named) {
    const removed = await database.queries.transaction(async tx => {
      await lockUser(tx, user.id)
      await tx.delete(sessions).where(eq(sessions.userId, user.id))
      return deleteFactors(tx, user.id)
    })
    await record(database, 'factor_removed', user)
    return `${user.email}: all sessions ended, second factors removed: ${removed}.`
  },

  async delete(database: Database, user: Named, personalTables: readonly PersonalTable[]) {
    await eraseData(database, personalTables, user.id, new Date())
    await recordEvent(database, 'account_deleted', { userId: null, client: operator })
    return `${user.email} was deleted with all its data.`
  },

  events: (database: Database, user: Named) => listEvents(database, user.id),
}

const operator = { address: 'operator', userAgent: '' }

function record(database: Database, event: AuthEvent, { id }: Named): Promise<void> {
  return recordEvent(database, event, { userId: id, client: operator })
}

async function findUser({ queries }: Database, email: string): Promise<Named | undefined> {
  const [user] = await queries
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()))
  return user
}

async function listUsers({ queries }: Database): Promise<string> {
  const factorCount = queries
    .select({ userId: factors.userId, verified: count().as('verified') })
    .from(factors)
    .where(eq(factors.status, 'verified'))
    .groupBy(factors.userId)
    .as('factor_count')
  const lastUse = queries
    .select({ userId: sessions.userId, at: max(sessions.updatedAt).as('at') })
    .from(sessions)
    .groupBy(sessions.userId)
    .as('last_use')
  const rows = await queries
    .select({
      email: users.email,
      name: users.name,
      isVerified: users.emailVerified,
      factors: sql<number>`coalesce(${factorCount.verified}, 0)::int`,
      since: users.createdAt,
      lastUse: lastUse.at,
    })
    .from(users)
    .leftJoin(factorCount, eq(factorCount.userId, users.id))
    .leftJoin(lastUse, eq(lastUse.userId, users.id))
    .orderBy(users.createdAt, users.id)
  return table([
    ['EMAIL', 'NAME', 'VERIFIED', 'FACTORS', 'SINCE', 'LAST USE'],
    ...rows.map(row => [
      row.email,
      row.name,
      row.isVerified ? 'yes' : 'no',
      String(row.factors),
      moment(row.since),
      row.lastUse ? moment(row.lastUse) : '',
    ]),
  ])
}

const eventsShown = 200

/** Oldest first, as in any log. */
async function listEvents({ queries }: Database, userId?: string): Promise<string> {
  const rows = await queries
    .select({
      at: authEvents.at,
      event: authEvents.event,
      who: sql<string>`coalesce(${users.email}, ${authEvents.userId}, '')`,
      address: authEvents.address,
      userAgent: authEvents.userAgent,
    })
    .from(authEvents)
    .leftJoin(users, eq(users.id, authEvents.userId))
    .where(userId === undefined ? undefined : eq(authEvents.userId, userId))
    .orderBy(desc(authEvents.at), desc(authEvents.id))
    .limit(eventsShown)
  return table([
    ['AT', 'EVENT', 'WHO', 'FROM', 'BROWSER'],
    ...rows
      .reverse()
      .map(row => [moment(row.at), row.event, row.who, row.address ?? '', row.userAgent ?? '']),
  ])
}

function moment(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

/** One line per row with tabs between the columns, readable and suitable for `cut`. */
function table(rows: readonly (readonly string[])[]): string {
  return rows.map(row => row.map(printable).join('\t')).join('\n')
}

/** Names and user agents come from anybody, and some characters are commands to a terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
}
