import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

/** Handled requests by their idempotency key, so that a retry does nothing more. */
export const handledRequests = pgTable(
  'handled_requests',
  {
    userId: userId(),
    key: uuid('key').notNull(),
    /** Its method and path; null if a server of the previous version handled it. */
    request: text('request'),
    /** Null if the answer is the shopper's current state. */
    answer: jsonb('answer'),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('handled_requests_at').on(table.at),
  ],
)
