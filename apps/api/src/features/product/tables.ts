import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'
import { products } from '../catalogue/tables.ts'

/** A shopper's private note about a product. */
export const productNotes = pgTable(
  'product_notes',
  {
    userId: userId(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('product_notes_product').on(table.productId),
  ],
)
