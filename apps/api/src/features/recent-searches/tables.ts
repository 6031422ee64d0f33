import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

export const recentSearches = pgTable(
  'recent_searches',
  {
    userId: userId(),
    /** The text, ignoring case and repeated spaces: "Greek  Yogurt" and "greek yogurt" are one search. */
    key: text('key').notNull(),
    /** As it was last typed. */
    text: text('text').notNull(),
    searchedAt: moment('searched_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] })],
)
