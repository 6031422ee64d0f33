import type { Need } from '@aisleway/core/cart/need'
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../auth/tables.ts'
import { products } from '../catalogue/tables.ts'

export const cartItems = pgTable(
  'cart_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    priceCentsWhenAdded: integer('price_cents_when_added').notNull(),
    /** What meals need of it; null for a product added by hand. */
    need: jsonb('need').$type<Need>(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.productId] })],
)
