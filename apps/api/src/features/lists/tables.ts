import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
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
import { userId, users } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

export const savedLists = pgTable(
  'saved_lists',
  {
    id: uuid('id').primaryKey(),
    /** The owner. */
    userId: userId(),
    name: text('name').notNull(),
    status: text('status', { enum: listStatuses }).notNull().default('saved'),
    isShared: boolean('is_shared').notNull().default(false),
    isTemplate: boolean('is_template').notNull().default(false),
    isPlan: boolean('is_plan').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    lastShoppedAt: moment('last_shopped_at'),
    /** The times at which the current trip was paused; a pause lasts until the next tick (answer 31). */
    pauses: jsonb('pauses').$type<string[]>().notNull().default([]),
    /** The number of the current trip; one trip is recorded for each. */
    round: integer('round').notNull().default(1),
    /** The number of the last operation. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    /** The same for the owner as for a collaborator below. */
    seenAt: moment('seen_at'),
    shoppingAt: moment('shopping_at'),
    /** Which shopper takes which departments while two shop together. */
    split: jsonb('split').$type<Split>(),
    /** When it was deleted; it is hidden, can be restored for a day and is then erased. */
    deletedAt: moment('deleted_at'),
  },
  table => [index('saved_lists_user').on(table.userId, table.createdAt)],
)

/** The list to which a row belongs; it goes with the list. */
const listId = () =>
  uuid('list_id')
    .notNull()
    .references(() => savedLists.id, { onDelete: 'cascade' })

/** The collaborators of a list, for the policy. */
export const listCollaborators = pgTable(
  'list_collaborators',
  {
    id: uuid('id').primaryKey(),
    listId: listId(),
    userId: userId(),
    /** The address that the owner entered; the account's may have changed since. */
    invitedEmail: text('invited_email'),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    permission: text('permission_level', { enum: permissions }).notNull(),
    status: text('status', { enum: invitationStatuses }).notNull().default('pending'),
    invitedAt: moment('invited_at').notNull(),
    respondedAt: moment('responded_at'),
    /** When this shopper last looked at the list; later changes are worth a notice. */
    seenAt: moment('seen_at'),
    /** Refreshed again and again while shopping mode is open. */
    shoppingAt: moment('shopping_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    unique('list_collaborators_once').on(table.listId, table.userId),
    index('list_collaborators_user').on(table.userId, table.status),
  ],
)

/** Invitations by link (answer 37); a link is for one list and one account. */
export const listLinks = pgTable(
  'list_links',
  {
    id: uuid('id').primaryKey(),
    listId: listId(),
    /** Of the token in the link, which is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique('list_links_token'),
    permission: text('permission_level', { enum: permissions }).notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    usedBy: text('used_by').references(() => users.id, { onDelete: 'set null' }),
    usedAt: moment('used_at'),
  },
  table => [
    index('list_links_list').on(table.listId),
    index('list_links_creator').on(table.createdBy),
    index('list_links_user').on(table.usedBy),
  ],
)

export const listItems = pgTable(
  'list_items',
  {
    listId: listId(),
    id: text('id').notNull(),
    /** The result of all operations on the item; the columns below are derived from it. */
    state: jsonb('state').$type<ItemState>().notNull(),
    /** Null for free text, a removed item, or one of which only changes have arrived so far. */
    name: text('name'),
    productId: text('product_id'),
    position: text('position').notNull(),
    quantity: integer('quantity').notNull(),
    isChecked: boolean('is_checked').notNull(),
    /** A price typed by a shopper, or of free text; it overrides all others. */
    editedPriceCents: integer('edited_price_cents'),
    /** The prices when the trip began (answer 17). */
    frozenPriceCents: integer('frozen_price_cents'),
    frozenOriginalCents: integer('frozen_original_cents'),
    isOnList: boolean('is_on_list').notNull(),
  },
  table => [
    primaryKey({ columns: [table.listId, table.id] }),
    index('list_items_order').on(table.listId, table.position).where(sql`is_on_list`),
  ],
)

/** The operations of all devices, in the order in which they reached the server. */
export const listOperations = pgTable(
  'list_operations',
  {
    listId: listId(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    operationId: text('operation_id').notNull(),
    operation: jsonb('operation').$type<ListOperation>().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    primaryKey({ columns: [table.listId, table.sequence] }),
    unique('list_operations_once').on(table.listId, table.operationId),
    // For the download and the deletion of an account.
    index('list_operations_user').on(table.userId, table.listId, table.sequence),
  ],
)

/** The list from which a shopper's cart was last loaded; `loaded-list.ts` decides whether that still counts. */
export const loadedLists = pgTable('loaded_lists', {
  userId: userId().primaryKey(),
  listId: listId(),
  /** By the database's clock, like the time at which a product is added to a cart. */
  loadedAt: moment('loaded_at').notNull(),
})

/** In which order an account's departments are walked, for each store. */
export const departmentOrders = pgTable(
  'department_orders',
  {
    userId: userId(),
    storeName: text('store_name').notNull(),
    departments: jsonb('departments').$type<DepartmentOrOther[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.storeName] })],
)
