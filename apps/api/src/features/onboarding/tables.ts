import type {
  ShoppingDay,
  ShoppingStyle,
  ShoppingTime,
} from '@aisleway/core/onboarding/preferences'
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'

/** The spec stores days and times; the other two answers are ours (answer 26). */
export const userPreferences = pgTable('user_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  shoppingDays: jsonb('shopping_days').$type<ShoppingDay[]>().notNull(),
  shoppingTimes: jsonb('shopping_times').$type<ShoppingTime[]>().notNull(),
  shopsHere: boolean('shops_here'),
  shoppingStyles: jsonb('shopping_styles').$type<ShoppingStyle[]>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
