import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'

export const recentSearches = pgTable(
  'recent_searches',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The text without regard to case and spaces: "Greek  Yogurt" and "greek yogurt" are one search. */
    key: text('key').notNull(),
    /** As it was typed last. */
    text: text('text').notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] })],
)
