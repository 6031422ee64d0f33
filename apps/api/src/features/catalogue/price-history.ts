import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'

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
