import { sql } from 'drizzle-orm'

/**
 * What an item costs (answer 17): as a shopper typed it; as it was when the trip began; as it is
 * today. For statements over `saved_lists`, `list_items` and, joined, `products`.
 */
export const itemPriceCents = sql`coalesce(
  list_items.edited_price_cents,
  CASE WHEN saved_lists.status <> 'saved' THEN list_items.frozen_price_cents END,
  products.price_cents)`

/** On sale against what: no original price stands beside a frozen price of its own. */
export const itemOriginalCents = sql`CASE
  WHEN saved_lists.status <> 'saved' AND list_items.frozen_price_cents IS NOT NULL
  THEN list_items.frozen_original_cents
  ELSE products.original_price_cents END`
