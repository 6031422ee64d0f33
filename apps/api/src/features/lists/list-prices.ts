import { sql } from 'drizzle-orm'

// For statements on `saved_lists` and `list_items` joined with `products`.

/** What a product costs in the store: the price when the trip began, else today's. */
export const storePriceCents = sql`coalesce(
  CASE WHEN saved_lists.status <> 'saved' THEN list_items.frozen_price_cents END,
  products.price_cents)`

/** The price before the sale; a frozen price without a frozen original was not on sale. */
export const storeOriginalCents = sql`CASE
  WHEN saved_lists.status <> 'saved' AND list_items.frozen_price_cents IS NOT NULL
  THEN list_items.frozen_original_cents
  ELSE products.original_price_cents END`

/** What an item costs (answer 17): the price that a shopper typed, else the store's. `pricedItem` says it of one item. */
export const itemPriceCents = sql`coalesce(list_items.edited_price_cents, ${storePriceCents})`

/** What all packages of an item cost together where they were weighed together, as `lineCents` says it of one item. */
export const lineTotalCents = sql`CASE
  WHEN list_items.edited_price_cents IS NOT NULL
    AND (list_items.state #>> '{price,lineTotal,quantity}')::int = list_items.quantity
  THEN (list_items.state #>> '{price,lineTotal,cents}')::bigint END`
