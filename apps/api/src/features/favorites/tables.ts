import type { MealSnapshot } from '@aisleway/core/meals/meal-snapshot'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

export const favorites = pgTable(
  'favorites',
  {
    userId: userId(),
    type: text('type', { enum: ['product', 'meal'] }).notNull(),
    /** The product's id or the meal's name (spec 1 §3). */
    itemId: text('item_id').notNull(),
    /** The meal as it was when it was added; null for a product. */
    snapshot: jsonb('snapshot').$type<MealSnapshot>(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.type, table.itemId] })],
)
