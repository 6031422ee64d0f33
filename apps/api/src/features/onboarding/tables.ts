import type {
  ShoppingDay,
  ShoppingStyle,
  ShoppingTime,
} from '@aisleway/core/onboarding/preferences'
import { boolean, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'

/** The spec stores days and times; the other two answers are additions (answer 26). */
export const userPreferences = pgTable('user_preferences', {
  userId: userId().primaryKey(),
  shoppingDays: jsonb('shopping_days').$type<ShoppingDay[]>().notNull(),
  shoppingTimes: jsonb('shopping_times').$type<ShoppingTime[]>().notNull(),
  shopsHere: boolean('shops_here'),
  shoppingStyles: jsonb('shopping_styles').$type<ShoppingStyle[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})
