import { type OpeningHours, storeDay } from '@aisleway/core/catalogue/opening-hours'
import type { UsualProduct } from '@aisleway/core/usuals/contract'
import type { LastShop } from '@aisleway/core/usuals/last-shop'
import { type Purchases, usualsOf } from '@aisleway/core/usuals/usuals'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Reads } from '../../db/database.ts'
import { findProducts } from '../catalogue/store.ts'
import { completedTrips } from '../trips/tables.ts'

const maxUsuals = 24

/** What this shopper buys repeatedly and can still buy today. */
export async function readUsuals(
  database: Reads,
  userId: string,
  { now, hours }: { now: Date; hours: Pick<OpeningHours, 'timeZone'> },
): Promise<UsualProduct[]> {
  const [row] = await database.runPrepared<{ purchases: Purchases[] | null }>(purchasesByUser, [
    userId,
    now.toISOString(),
    hours.timeZone,
  ])
  const usuals = usualsOf(row?.purchases ?? [], storeDay(hours, now)).slice(0, maxUsuals)
  const products = await productsById(database, usuals)
  return usuals.flatMap(usual => {
    const product = products.get(usual.productId)
    return product ? [{ product, usual }] : []
  })
}

/**
 * The days at the store on which each current product was bought: ticked on a completed trip, or put on a list that was not
 * shopped with the app for days, and so probably without it. Prepared and returned as one value, like the cart.
 */
const purchasesByUser = `WITH bought AS (
          SELECT item->>'productId' AS product_id, completed_at AS at
          FROM completed_trips, jsonb_array_elements(items) AS item
          WHERE user_id = $1 AND (item->>'isChecked')::boolean
            AND completed_at > $2::timestamptz - interval '1 year'
          UNION ALL
          SELECT product_id, created_at
          FROM saved_lists JOIN list_items ON list_id = saved_lists.id AND is_on_list
          WHERE user_id = $1 AND deleted_at IS NULL
            AND status = 'saved' AND NOT is_plan AND NOT is_template
            AND created_at > $2::timestamptz - interval '1 year'
            AND created_at < $2::timestamptz - interval '3 days'
            AND NOT EXISTS (SELECT FROM completed_trips WHERE list_id = saved_lists.id)
        )
        SELECT json_agg(purchases) AS purchases FROM (
          SELECT product_id AS "productId",
            array_agg(DISTINCT to_char(at AT TIME ZONE $3, 'YYYY-MM-DD')) AS days
          FROM bought JOIN products ON products.id = product_id AND retired_at IS NULL
          GROUP BY product_id
        ) AS purchases`

/** What was bought on the shopper's last trip on which anything was; null before the first one. */
export async function readLastShop(database: Reads, userId: string): Promise<LastShop | null> {
  const [trip] = await database.queries
    .select({ completedAt: completedTrips.completedAt, items: completedTrips.items })
    .from(completedTrips)
    .where(and(eq(completedTrips.userId, userId), gt(completedTrips.checkedItemsCount, 0)))
    .orderBy(desc(completedTrips.completedAt), desc(completedTrips.id))
    .limit(1)
  if (!trip) return null
  const bought = trip.items.filter(item => item.isChecked)
  const products = await productsById(database, bought)
  return {
    completedAt: trip.completedAt.toISOString(),
    lines: bought.map(({ productId, name, quantity, priceCents, lineTotalCents }) => ({
      name,
      quantity,
      paidCents: priceCents,
      ...(lineTotalCents !== undefined && { lineTotalCents }),
      product: products.get(productId ?? '') ?? null,
    })),
  }
}

async function productsById(database: Reads, lines: readonly { productId: string | null }[]) {
  const products = await findProducts(
    database,
    lines.flatMap(({ productId }) => productId ?? []),
  )
  return new Map(products.map(product => [product.id, product]))
}
