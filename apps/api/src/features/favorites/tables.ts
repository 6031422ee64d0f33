import type { MealSnapshot } from '@aisleway/core/meals/meal-snapshot'
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'

export const favorites = pgTable(
  'favorites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['product', 'meal'] }).notNull(),
    /** The product's id or the meal's name (spec 1 §3). */
    itemId: text('item_id').notNull(),
    /** The meal as it was when it was added; null for a product. */
    snapshot: jsonb('snapshot').$type<MealSnapshot>(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.type, table.itemId] })],
)
