import type { PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { userId, users } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

/** The pantry of a shopper, once something was added to it. */
export const pantries = pgTable(
  'pantries',
  {
    userId: userId().primaryKey(),
    /** Whether everybody who may edit one of the shopper's plans may use it. */
    isShared: boolean('is_shared').notNull().default(false),
    /** Whose pantry the shopper uses instead of this one, as long as that is allowed. */
    usedUserId: text('used_user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [index('pantries_used').on(table.usedUserId)],
)

export const pantryEntries = pgTable(
  'pantry_entries',
  {
    /** The owner of the pantry. */
    userId: userId(),
    key: text('key').notNull(),
    entry: jsonb('entry').$type<PantryEntry>().notNull(),
    /** The last change below that wrote it; null if it was edited by hand since. */
    changeId: uuid('change_id'),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] })],
)

/** An entry before a change. */
export type EntryBefore = {
  key: string
  /** Null if it did not exist. */
  entry: PantryEntry | null
  /** Whether the change removed it; missing in changes made by earlier versions of the app. */
  isRemoved?: boolean
}

/** Additions and removals: trips, by their ids, and cooked meals. Each is applied once and can be undone. */
export const pantryChanges = pgTable(
  'pantry_changes',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    before: jsonb('before').$type<EntryBefore[]>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    // For those whose states are to be forgotten: of years, only a month has any.
    index('pantry_changes_undoable').on(table.madeAt).where(sql`before <> '[]'`),
  ],
)
