import { sql } from 'drizzle-orm'

/**
 * What an item costs (answer 17): the price that a shopper typed, else the price when the trip began, else
 * today's. For statements on `saved_lists` and `list_items` with `products` joined.
 */
export const itemPriceCents = sql`coalesce(
  list_items.edited_price_cents,
  CASE WHEN saved_lists.status <> 'saved' THEN list_items.frozen_price_cents END,
  products.price_cents)`

/** The price before the sale; a frozen price without a frozen original was not on sale. */
export const itemOriginalCents = sql`CASE
  WHEN saved_lists.status <> 'saved' AND list_items.frozen_price_cents IS NOT NULL
  THEN list_items.frozen_original_cents
  ELSE products.original_price_cents END`
