import type { TripItem } from '@aisleway/core/trips/trip'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'
import { savedLists } from '../lists/tables.ts'

export const completedTrips = pgTable(
  'completed_trips',
  {
    id: uuid('id').primaryKey(),
    /** Who completed it. */
    userId: userId(),
    listId: uuid('list_id').references(() => savedLists.id, { onDelete: 'set null' }),
    /** The number of the trip within its list; each is recorded once (answer 22). */
    round: integer('round').notNull(),
    listName: text('list_name').notNull(),
    items: jsonb('items').$type<TripItem[]>().notNull(),
    /** The products bought, so that trips can be found by product without reading their items. */
    boughtIds: jsonb('bought_ids')
      .$type<string[]>()
      .generatedAlwaysAs(
        sql`jsonb_path_query_array(items, '$[*] ? (@.isChecked == true && @.productId != null).productId')`,
      ),
    itemsCount: integer('items_count').notNull(),
    checkedItemsCount: integer('checked_items_count').notNull(),
    totalCents: integer('total_cents').notNull(),
    savingsCents: integer('savings_cents').notNull(),
    durationSeconds: integer('trip_duration').notNull(),
    suggestedItemsAdded: integer('suggested_items_added').notNull(),
    completedAt: moment('completed_at').notNull().defaultNow(),
    /** When the shopper carried its unticked items over, or dismissed them. */
    leftSettledAt: moment('left_settled_at'),
  },
  table => [
    index('completed_trips_user').on(table.userId, table.completedAt),
    // For the newest trips that bought a product which many buy.
    index('completed_trips_at').on(table.completedAt),
    index('completed_trips_bought').using('gin', sql`${table.boughtIds} jsonb_path_ops`),
    unique('completed_trips_once').on(table.listId, table.round),
  ],
)

/** Others who ticked items on the trip and can therefore see it, read-only (answer 22). */
export const tripCompanions = pgTable(
  'trip_companions',
  {
    tripId: uuid('trip_id')
      .notNull()
      .references(() => completedTrips.id, { onDelete: 'cascade' }),
    userId: userId(),
  },
  table => [
    primaryKey({ columns: [table.tripId, table.userId] }),
    index('trip_companions_user').on(table.userId),
  ],
)

/** One rating per trip, editable (answer 22b). */
export const feedback = pgTable(
  'feedback',
  {
    tripId: uuid('trip_id')
      .primaryKey()
      .references(() => completedTrips.id, { onDelete: 'cascade' }),
    userId: userId(),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    ratedAt: moment('rated_at').notNull().defaultNow(),
  },
  table => [index('feedback_user').on(table.userId)],
)
