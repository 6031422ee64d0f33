import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'
import { savedLists } from '../lists/tables.ts'

/** The secret address at which a calendar reads a plan; a plan has at most one. */
export const planCalendars = pgTable(
  'plan_calendars',
  {
    listId: uuid('list_id')
      .primaryKey()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    /** Of the token in the address, which is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique('plan_calendars_token'),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('plan_calendars_creator').on(table.createdBy)],
)
