import { byWeightPattern } from '@aisleway/core/shopping/weighed-item'
import { sql } from 'drizzle-orm'

/**
 * What an item costs (answer 17): the price a shopper typed, else the price when the trip began, else today's. For
 * statements on `saved_lists` and `list_items` joined with `products`.
 */
export const itemPriceCents = sql`coalesce(list_items.edited_price_cents, ${storePriceCents()})`

/**
 * The price before the sale; a frozen price without a frozen original was not on sale. An item sold by weight that
 * weighs more would have cost more without the sale, too.
 */
export const itemOriginalCents = sql`CASE
  WHEN list_items.edited_price_cents > 0 AND ${storePriceCents()} > 0
    AND products.weight_quantity ~* ${byWeightPattern}
  THEN round(${storeOriginalCents()}::numeric * list_items.edited_price_cents / ${storePriceCents()})
  ELSE ${storeOriginalCents()} END`

function storePriceCents() {
  return sql`coalesce(
    CASE WHEN saved_lists.status <> 'saved' THEN list_items.frozen_price_cents END,
    products.price_cents)`
}

function storeOriginalCents() {
  return sql`CASE
    WHEN saved_lists.status <> 'saved' AND list_items.frozen_price_cents IS NOT NULL
    THEN list_items.frozen_original_cents
    ELSE products.original_price_cents END`
}
