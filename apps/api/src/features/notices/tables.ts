import type { NoticeFacts } from '@aisleway/core/notices/notice'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    facts: jsonb('facts').$type<NoticeFacts>().notNull(),
    /** Who did it; null once that account is deleted, or if the reader may not know. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  table => [index('notices_user').on(table.userId, table.createdAt)],
)

/** Which lower prices a shopper is told of; without a row, all of them. */
export const noticeSettings = pgTable('notice_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  favorite: boolean('favorite').notNull(),
  usual: boolean('usual').notNull(),
  cart: boolean('cart').notNull(),
})
