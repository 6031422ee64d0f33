import type { PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { userId, users } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

/** The pantry of a shopper, once something was put into it. */
export const pantries = pgTable(
  'pantries',
  {
    userId: userId().primaryKey(),
    /** Whether everybody who may edit a plan of the shopper may use it. */
    isShared: boolean('is_shared').notNull().default(false),
    /** Whose pantry the shopper uses in place of this one, as long as that is allowed. */
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
    /** The last change below that wrote it; null if it was written by hand since. */
    changeId: uuid('change_id'),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] })],
)

/** What adds or takes: trips by their ids, and cooked meals. A change is made once, and can be undone. */
export const pantryChanges = pgTable(
  'pantry_changes',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    /** What was there before; null for what was not. */
    before: jsonb('before').$type<{ key: string; entry: PantryEntry | null }[]>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)
