import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { listStatuses } from '@aisleway/core/lists/list'
import type { ItemState, ListOperation } from '@aisleway/core/lists/list-operations'
import { plannedItemPrefix } from '@aisleway/core/plan/plan-ids'
import { recipeSlug } from '@aisleway/core/recipes/recipe'
import { invitationStatuses, permissions } from '@aisleway/core/sharing/sharing'
import type { Split } from '@aisleway/core/sharing/split'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
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
    /** The number of the current trip; each trip is recorded once. */
    round: integer('round').notNull().default(1),
    /** The number of the last operation. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    /** The same as for a collaborator below, but for the owner. */
    seenAt: moment('seen_at'),
    shoppingAt: moment('shopping_at'),
    /** Which shopper takes which departments while two shop together. */
    split: jsonb('split').$type<Split>(),
    /** When it was deleted; it is hidden, can be restored for a day, and is then erased. */
    deletedAt: moment('deleted_at'),
  },
  table => [
    index('saved_lists_user').on(table.userId, table.createdAt),
    index('saved_lists_deleted').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
)

/** The list to which a row belongs; deleting the list deletes the row. */
const listId = () =>
  uuid('list_id')
    .notNull()
    .references(() => savedLists.id, { onDelete: 'cascade' })

/** Who has access to a list, and what they may do. */
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
    /** When this shopper last looked at the list; later changes need a notice. */
    seenAt: moment('seen_at'),
    /** Refreshed regularly while shopping mode is open. */
    shoppingAt: moment('shopping_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    unique('list_collaborators_once').on(table.listId, table.userId),
    index('list_collaborators_user').on(table.userId, table.status),
    index('list_collaborators_inviter').on(table.invitedBy),
  ],
)

/** Invitation links (answer 37); each is for one list and one account. */
export const listLinks = pgTable(
  'list_links',
  {
    id: uuid('id').primaryKey(),
    listId: listId(),
    /** The hash of the link's token, which itself is not stored. */
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

const removedMs = sql.raw(
  `CASE WHEN is_on_list OR starts_with(id, '${plannedItemPrefix}') THEN NULL ` +
    `WHEN state ? 'isRemoved' THEN 0 ` +
    `WHEN (state #>> '{removed,value}')::boolean THEN left(state #>> '{removed,at}', 13)::double precision END`,
)

export const listItems = pgTable(
  'list_items',
  {
    listId: listId(),
    id: text('id').notNull(),
    /** The result of all operations on the item; the columns below are derived from it. */
    state: jsonb('state').$type<ItemState>().notNull(),
    /** Null for free text, for a removed item, and while only changes to the item have arrived. */
    name: text('name'),
    productId: text('product_id'),
    position: text('position').notNull(),
    quantity: integer('quantity').notNull(),
    isChecked: boolean('is_checked').notNull(),
    /** A price typed by a shopper, or that of free text; it overrides all others. */
    editedPriceCents: integer('edited_price_cents'),
    /** The prices when the trip began (answer 17). */
    frozenPriceCents: integer('frozen_price_cents'),
    frozenOriginalCents: integer('frozen_original_cents'),
    isOnList: boolean('is_on_list').notNull(),
    /**
     * When it was removed, by the removing device's clock. Null for what is always read: items on the list, parts of the
     * plan, and what the plan adds, which comes back under its id when it is needed again.
     */
    removedMs: doublePrecision('removed_ms').generatedAlwaysAs(removedMs),
    /** The list, if the row is always read with it. A column's statistics tell the planner how few such rows exist. */
    keptInListId: uuid('kept_in_list_id').generatedAlwaysAs(
      sql`CASE WHEN ${removedMs} IS NULL THEN list_id END`,
    ),
  },
  table => [
    primaryKey({ columns: [table.listId, table.id] }),
    // What was removed piles up for years, and is not read with the list.
    index('list_items_removed')
      .on(table.listId, table.removedMs)
      .where(sql`removed_ms IS NOT NULL`),
    index('list_items_kept').on(table.keptInListId),
    index('list_items_order').on(table.listId, table.position).where(sql`is_on_list`),
  ],
)

/** What an operation plans; null for other operations. */
export const plannedSlug = sql`(operation #>> '{slot,slug}')`
/** Whether that is a shopper's recipe, in the words of the index below. */
export const plansRecipe = sql.raw(`starts_with(operation #>> '{slot,slug}', '${recipeSlug('')}')`)

/** The operations of all devices, in the order in which they arrived. */
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
    // For downloading and deleting an account.
    index('list_operations_user').on(table.userId, table.listId, table.sequence),
    // For the recipes that an author has planned; among ten years of operations, few plan one.
    index('list_operations_planned').on(table.userId, plannedSlug).where(plansRecipe),
  ],
)

/** The list from which a shopper's cart was last loaded; `loaded-list.ts` decides whether it still counts. */
export const loadedLists = pgTable(
  'loaded_lists',
  {
    userId: userId().primaryKey(),
    listId: listId(),
    /** By the database's clock, like the times at which products are added to a cart. */
    loadedAt: moment('loaded_at').notNull(),
  },
  table => [index('loaded_lists_list').on(table.listId)],
)

/** The order in which an account walks each store's departments. */
export const departmentOrders = pgTable(
  'department_orders',
  {
    userId: userId(),
    storeName: text('store_name').notNull(),
    departments: jsonb('departments').$type<DepartmentOrOther[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.storeName] })],
)
