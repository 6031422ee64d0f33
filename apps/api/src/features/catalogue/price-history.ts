import { dayMs } from '@aisleway/core/days'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'

export type PastPrice = { productId: string; daysAgo: number; priceCents: number }

const rowsPerWrite = 1000

/** Adds prices from before today; one from the same moment replaces the recorded one. */
export async function writePastPrices(tx: Queries, prices: readonly PastPrice[]): Promise<void> {
  for (let from = 0; from < prices.length; from += rowsPerWrite) {
    const rows = JSON.stringify(prices.slice(from, from + rowsPerWrite))
    await tx.execute(sql`
      INSERT INTO price_changes (product_id, at, price_cents)
      SELECT "productId", ${daysAgo(sql`"daysAgo"`)}, "priceCents"
      FROM json_to_recordset(${rows}::json) AS row("productId" text, "daysAgo" int, "priceCents" int)
      ON CONFLICT (product_id, at) DO UPDATE SET price_cents = excluded.price_cents`)
  }
}

/** That many days before the transaction began. */
export function daysAgo(days: unknown) {
  return sql`now() - ${days}::int * interval '1 day'`
}

/** How far back shoppers are told prices. */
export const rememberedMs = 90 * dayMs
/** A day longer, because the clocks of servers differ. */
const keptMs = rememberedMs + dayMs

/** Enough for ten years of weekly changes to be deleted in a moment. */
const productsAtOnce = 200

/**
 * Deletes the prices that ended before what is remembered, by a few products at a time; the one that applied when it
 * begins stays.
 */
export async function forgetOldPrices(
  { queries }: Pick<Database, 'queries'>,
  now: Date,
  atOnce = productsAtOnce,
): Promise<void> {
  const isOld = sql`at < ${new Date(now.getTime() - keptMs).toISOString()}`
  for (let after: string | null = ''; after !== null; ) {
    const [page]: { last: string | null }[] = await rowsOf(
      queries,
      sql`
      WITH page AS (SELECT id FROM products WHERE id > ${after} ORDER BY id LIMIT ${atOnce}),
      forgotten AS (
        DELETE FROM price_changes AS past
        WHERE product_id = ANY (ARRAY(SELECT id FROM page)) AND at < (
          SELECT max(at) FROM price_changes WHERE product_id = past.product_id AND ${isOld}))
      SELECT max(id) AS last FROM page`,
    )
    after = page?.last ?? null
  }
}
