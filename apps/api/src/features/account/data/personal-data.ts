import { eq, inArray } from 'drizzle-orm'
import { linksOf } from '../../../auth/mailed-links.ts'
import { ownRows, ownRowsWhere, type PersonalTable, pages } from '../../../auth/personal-table.ts'
import {
  accounts,
  authEvents,
  factorChallenges,
  factors,
  knownDevices,
  recoveryCodes,
  sessions,
  users,
  verifications,
} from '../../../auth/tables.ts'
import type { Queries } from '../../../db/database.ts'

const ownFactors = (queries: Queries, userId: string) =>
  queries.select({ id: factors.id }).from(factors).where(eq(factors.userId, userId))

/** The tables in the order of erasing: a row that refers to another goes before it. */
export const personalData: readonly PersonalTable[] = [
  ownRowsWhere(
    factorChallenges,
    (queries, userId) => inArray(factorChallenges.factorId, ownFactors(queries, userId)),
    { expiresAt: factorChallenges.expiresAt, usedAt: factorChallenges.usedAt },
  ),
  ownRows(factors.userId, {
    friendlyName: factors.friendlyName,
    factorType: factors.factorType,
    status: factors.status,
    phone: factors.phone,
    createdAt: factors.createdAt,
  }),
  ownRows(recoveryCodes.userId, { usedAt: recoveryCodes.usedAt }),
  ownRows(knownDevices.userId, { seenAt: knownDevices.seenAt }),
  ownRows(sessions.userId, {
    userAgent: sessions.userAgent,
    aal: sessions.aal,
    startedAt: sessions.createdAt,
    lastUsedAt: sessions.updatedAt,
    expiresAt: sessions.expiresAt,
  }),
  ownRows(accounts.userId, {
    providerId: accounts.providerId,
    accountId: accounts.accountId,
    createdAt: accounts.createdAt,
  }),
  ownRows(users.id, {
    fullName: users.name,
    username: users.username,
    email: users.email,
    emailVerified: users.emailVerified,
    language: users.language,
    appearance: users.appearance,
    createdAt: users.createdAt,
  }),
  // After the user's row, whose lock a link is stored under: none comes later.
  ownRowsWhere(verifications, (_, userId) => linksOf(userId), {
    createdAt: verifications.createdAt,
    expiresAt: verifications.expiresAt,
  }),
  {
    table: 'auth_events',
    export: (queries, userId) =>
      pages(queries, eq(authEvents.userId, userId), {
        at: authEvents.at,
        event: authEvents.event,
        address: authEvents.address,
        userAgent: authEvents.userAgent,
      }),
    // The operator keeps what happened and when, but not to whom.
    erase: async (tx, userId) => {
      await tx
        .update(authEvents)
        .set({ userId: null, address: null, userAgent: null })
        .where(eq(authEvents.userId, userId))
    },
  },
]
