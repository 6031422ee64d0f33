import { eq, inArray, sql } from 'drizzle-orm'
import { ownRows, type PersonalTable, pages } from '../../auth/personal-table.ts'
import type { Queries } from '../../db/database.ts'
import { noticeSettings, notices, pushDeliveries, pushSubscriptions } from './tables.ts'

const ownDevices = (queries: Queries, userId: string) =>
  queries
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))

export const personalData: readonly PersonalTable[] = [
  {
    table: 'push_deliveries',
    export: (queries, userId) =>
      pages(queries, inArray(pushDeliveries.sessionId, ownDevices(queries, userId)), {
        dueAt: pushDeliveries.dueAt,
        attempts: pushDeliveries.attempts,
      }),
    erase: async (tx, userId) => {
      await tx
        .delete(pushDeliveries)
        .where(inArray(pushDeliveries.sessionId, ownDevices(tx, userId)))
    },
  },
  {
    table: 'push_subscriptions',
    export: (queries, userId) =>
      pages(queries, eq(pushSubscriptions.userId, userId), {
        // The rest of the address is a secret between the push service and this server.
        service: sql<string>`split_part(${pushSubscriptions.endpoint}, '/', 3)`,
        invitation: pushSubscriptions.invitation,
        listChanged: pushSubscriptions.listChanged,
        tripCompleted: pushSubscriptions.tripCompleted,
        favorite: pushSubscriptions.favorite,
        createdAt: pushSubscriptions.createdAt,
      }),
    erase: async (tx, userId) => {
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
    },
  },
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
