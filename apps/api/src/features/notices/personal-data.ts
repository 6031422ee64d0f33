import { eq, inArray, sql } from 'drizzle-orm'
import { ownRows, ownRowsWhere, type PersonalTable } from '../../auth/personal-table.ts'
import type { Queries } from '../../db/database.ts'
import { noticeSettings, notices, pushDeliveries, pushSubscriptions } from './tables.ts'

const ownDevices = (queries: Queries, userId: string) =>
  queries
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))

export const personalData: readonly PersonalTable[] = [
  ownRowsWhere(
    pushDeliveries,
    (queries, userId) => inArray(pushDeliveries.sessionId, ownDevices(queries, userId)),
    { dueAt: pushDeliveries.dueAt, attempts: pushDeliveries.attempts },
  ),
  ownRows(pushSubscriptions.userId, {
    // The rest of the URL is a secret between the push service and this server.
    service: sql<string>`split_part(${pushSubscriptions.endpoint}, '/', 3)`,
    invitation: pushSubscriptions.invitation,
    listChanged: pushSubscriptions.listChanged,
    tripCompleted: pushSubscriptions.tripCompleted,
    favorite: pushSubscriptions.favorite,
    createdAt: pushSubscriptions.createdAt,
  }),
  ownRows(notices.userId, {
    facts: notices.facts,
    createdAt: notices.createdAt,
    readAt: notices.readAt,
  }),
  ownRows(noticeSettings.userId, {
    favorite: noticeSettings.favorite,
    usual: noticeSettings.usual,
    cart: noticeSettings.cart,
  }),
]
