import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'

/** Requests by the key that their sender gave them, so that one that arrives again does nothing more. */
export const handledRequests = pgTable(
  'handled_requests',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid('key').notNull(),
    /** Null where the answer is what the shopper has by now. */
    answer: jsonb('answer'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('handled_requests_user_id_at').on(table.userId, table.at),
  ],
)
