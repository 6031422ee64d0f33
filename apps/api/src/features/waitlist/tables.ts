import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'

/** Who waits for the in-store navigation (spec 1 §7); an address once per user. */
export const waitlist = pgTable(
  'waitlist',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.email] })],
)
