import type { Need } from '@aisleway/core/cart/need'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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

/** Additions of the last day by the sender's id, so that one that is sent again adds nothing more. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The number of pieces. */
    added: integer('added').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)
