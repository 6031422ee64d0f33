import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { Diet } from '@aisleway/core/catalogue/diets'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../db/moment.ts'

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    priceCents: integer('price_cents').notNull(),
    originalPriceCents: integer('original_price_cents'),
    weightQuantity: text('weight_quantity').notNull().default(''),
    department: text('department').$type<DepartmentOrOther>().notNull(),
    imageUrl: text('image_url').notNull().default(''),
    diets: text('diets').array().$type<Diet[]>().notNull(),
    popularity: integer('popularity').notNull().default(0),
    /** Counted from trips and carts, for products whose `popularity` is 0; the number of shoppers in steps. */
    countedPopularity: integer('counted_popularity').notNull().default(0),
    /** The sample store's product kind, by which ingredients of meals refer to products. */
    kind: text('kind').notNull().default(''),
    /** One sentence for the details; search records do not contain it. */
    description: text('description').notNull().default(''),
    /** The group within the department as the file gives it; empty for none. */
    category: text('category').notNull().default(''),
    /** The barcode as a GTIN of 14 digits; empty for none. Several products can have one code. */
    gtin: text('gtin').notNull().default(''),
    /** When an import first listed it. */
    listedAt: moment('listed_at').notNull().defaultNow(),
    /** Set when an import no longer lists the product (answer 4). */
    retiredAt: moment('retired_at'),
  },
  table => [
    index('products_gtin').on(table.gtin).where(sql`gtin <> ''`),
    index('products_listed').on(table.listedAt, table.id),
  ],
)

/** Each price that a product has had and when it began; every import adds to it. */
export const priceChanges = pgTable(
  'price_changes',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    priceCents: integer('price_cents').notNull(),
  },
  table => [
    primaryKey({ columns: [table.productId, table.at] }),
    index('price_changes_at').on(table.at),
  ],
)

/** Every import that was tried, and the way back from the latest ones. */
export const catalogueImports = pgTable('catalogue_imports', {
  id: uuid('id').primaryKey().defaultRandom(),
  at: moment('at').notNull().defaultNow(),
  /** `file`, or the address it came from. */
  source: text('source').notNull(),
  /** Why it failed; null if it did not. */
  failure: text('failure'),
  added: integer('added'),
  updated: integer('updated'),
  unchanged: integer('unchanged'),
  retired: integer('retired'),
  rejected: integer('rejected'),
  /** What an address answered as the version of its file. */
  etag: text('etag'),
  /** The catalogue before it, as a compressed file in base64; null once there are enough later ones. */
  previous: text('previous'),
  undoneAt: moment('undone_at'),
})

/** How often a text was searched for in vain, by day; who searched is not kept. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: text('day').notNull(),
    query: text('query').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.query] })],
)
