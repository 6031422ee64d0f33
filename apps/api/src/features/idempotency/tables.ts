import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

/** Requests by the key that their sender gave them, so that one that arrives again does nothing more. */
export const handledRequests = pgTable(
  'handled_requests',
  {
    userId: userId(),
    key: uuid('key').notNull(),
    /** Null where the answer is what the shopper has by now. */
    answer: jsonb('answer'),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('handled_requests_at').on(table.at),
  ],
)
