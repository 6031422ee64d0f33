import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

export const recentSearches = pgTable(
  'recent_searches',
  {
    userId: userId(),
    /** The text without regard to case and spaces: "Greek  Yogurt" and "greek yogurt" are one search. */
    key: text('key').notNull(),
    /** As it was typed last. */
    text: text('text').notNull(),
    searchedAt: moment('searched_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] })],
)
