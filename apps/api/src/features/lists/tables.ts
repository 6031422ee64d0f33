import { listStatuses } from '@aisleway/core/lists/list'
import type { ItemState, ListOperation } from '@aisleway/core/lists/list-operations'
import { invitationStatuses, permissions } from '@aisleway/core/sharing/sharing'
import type { Split } from '@aisleway/core/sharing/split'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

export const savedLists = pgTable(
  'saved_lists',
  {
    id: uuid('id').primaryKey(),
    /** The owner. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    status: text('status', { enum: listStatuses }).notNull().default('saved'),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    lastShoppedAt: moment('last_shopped_at'),
    /** When the present trip was paused; a pause lasts until the next tick (answer 31). */
    pauses: jsonb('pauses').$type<string[]>().notNull().default([]),
    /** Counts the list's trips: one is recorded for each. */
    round: integer('round').notNull().default(1),
    /** Of the last operation. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    /** The owner's, as a collaborator's. */
    seenAt: moment('seen_at'),
    shoppingAt: moment('shopping_at'),
    /** Who takes which departments, while two shop it together. */
    split: jsonb('split').$type<Split>(),
    /** Gone from sight; erased a day later, until then it can be restored. */
    deletedAt: moment('deleted_at'),
  },
  table => [index('saved_lists_user').on(table.userId, table.createdAt)],
)

/** Whom a list is shared with; the policy reads it. */
export const listCollaborators = pgTable(
  'list_collaborators',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the owner knows; it may have changed since. */
    invitedEmail: text('invited_email'),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    permission: text('permission_level', { enum: permissions }).notNull(),
    status: text('status', { enum: invitationStatuses }).notNull().default('pending'),
    invitedAt: moment('invited_at').notNull(),
    respondedAt: moment('responded_at'),
    /** When this shopper last had the list before them: changes after it are news. */
    seenAt: moment('seen_at'),
    /** Said again and again while shopping mode is open. */
    shoppingAt: moment('shopping_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    unique('list_collaborators_once').on(table.listId, table.userId),
    index('list_collaborators_user').on(table.userId, table.status),
  ],
)

export const listItems = pgTable(
  'list_items',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** What all operations on it come to; the columns below are read from it. */
    state: jsonb('state').$type<ItemState>().notNull(),
    /** Null: free text, removed, or only changes of it have arrived. */
    name: text('name'),
    productId: text('product_id'),
    position: text('position').notNull(),
    quantity: integer('quantity').notNull(),
    isChecked: boolean('is_checked').notNull(),
    /** Typed in by a shopper, or of free text; goes before all others. */
    editedPriceCents: integer('edited_price_cents'),
    /** As they were when the trip began (answer 17). */
    frozenPriceCents: integer('frozen_price_cents'),
    frozenOriginalCents: integer('frozen_original_cents'),
    isOnList: boolean('is_on_list').notNull(),
  },
  table => [
    primaryKey({ columns: [table.listId, table.id] }),
    index('list_items_order').on(table.listId, table.position).where(sql`is_on_list`),
  ],
)

/** What devices did, in the order in which the server heard it. */
export const listOperations = pgTable(
  'list_operations',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    operationId: text('operation_id').notNull(),
    operation: jsonb('operation').$type<ListOperation>().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    primaryKey({ columns: [table.listId, table.sequence] }),
    unique('list_operations_once').on(table.listId, table.operationId),
    // For the download and the end of an account.
    index('list_operations_user').on(table.userId, table.listId, table.sequence),
  ],
)

/** The list that a shopper's cart was last loaded from; `loaded-list.ts` says whether it still is. */
export const loadedLists = pgTable('loaded_lists', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  listId: uuid('list_id')
    .notNull()
    .references(() => savedLists.id, { onDelete: 'cascade' }),
  /** By the database's clock, as the time at which something is put into a cart. */
  loadedAt: moment('loaded_at').notNull(),
})
