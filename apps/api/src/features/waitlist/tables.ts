import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

/** Who waits for the in-store navigation (spec 1 §7); each address once per user. */
export const waitlist = pgTable(
  'waitlist',
  {
    userId: userId(),
    email: text('email').notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.email] })],
)
