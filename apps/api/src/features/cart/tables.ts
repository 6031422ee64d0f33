import type { Need } from '@aisleway/core/cart/need'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'
import { products } from '../catalogue/tables.ts'

export const cartItems = pgTable(
  'cart_items',
  {
    userId: userId(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    priceCentsWhenAdded: integer('price_cents_when_added').notNull(),
    /** What meals need of it; null for a product added by hand. */
    need: jsonb('need').$type<Need>(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.productId] })],
)
