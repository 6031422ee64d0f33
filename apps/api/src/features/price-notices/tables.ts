import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../db/moment.ts'

/** Products that an import made cheaper, until everybody to whom that matters has been told. */
export const priceDrops = pgTable('price_drops', {
  id: uuid('id').primaryKey().defaultRandom(),
  at: moment('at').notNull().defaultNow(),
  productIds: jsonb('product_ids').$type<string[]>().notNull(),
  /** The id of the last user who was dealt with; empty at first. */
  toldUpTo: text('told_up_to').notNull().default(''),
})
