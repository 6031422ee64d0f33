import type { Language } from '@aisleway/core/language'
import type { NoticeFacts } from '@aisleway/core/notices/notice'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { sessions, userId, users } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    facts: jsonb('facts').$type<NoticeFacts>().notNull(),
    /**
     * The user who caused it; null once that account is deleted, or if the reader must not know.
     */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  table => [
    index('notices_user').on(table.userId, table.createdAt),
    index('notices_author').on(table.authorId),
  ],
)

/** Which price drops a shopper is told about; without a row, all of them. */
export const noticeSettings = pgTable('notice_settings', {
  userId: userId().primaryKey(),
  favorite: boolean('favorite').notNull(),
  usual: boolean('usual').notNull(),
  cart: boolean('cart').notNull(),
})

/** A device that receives notices while the app is closed. It is deleted with its session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** The URL at the push service. Whoever knows it and the keys can send to the device. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Used while the account has no language. */
    language: text('language').$type<Language>().notNull(),
    invitation: boolean('invitation').notNull(),
    listChanged: boolean('list_changed').notNull(),
    tripCompleted: boolean('trip_completed').notNull(),
    favorite: boolean('favorite').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [index('push_subscriptions_user').on(table.userId)],
)

/** Notices on their way to a device; a row is deleted once its message is accepted or given up. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => pushSubscriptions.sessionId, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.noticeId, table.sessionId] }),
    index('push_deliveries_due').on(table.dueAt),
    index('push_deliveries_session').on(table.sessionId),
  ],
)
