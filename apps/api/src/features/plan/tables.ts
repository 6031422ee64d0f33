import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'
import { savedLists } from '../lists/tables.ts'

/** The secret calendar URL of a plan; each plan has at most one. */
export const planCalendars = pgTable(
  'plan_calendars',
  {
    listId: uuid('list_id')
      .primaryKey()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    /** The hash of the URL's token, which itself is not stored. */
    tokenHash: text('token_hash').notNull().unique('plan_calendars_token'),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('plan_calendars_creator').on(table.createdBy)],
)
