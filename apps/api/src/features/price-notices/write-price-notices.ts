import type { NoticeFacts } from '@aisleway/core/notices/notice'
import {
  leastTripsOfUsual,
  maxPriceNoticesADay,
  type PriceNoticeReason,
  priceNoticeReasons,
  priceNoticeRestDays,
} from '@aisleway/core/notices/price-notices'
import { type SQL, sql } from 'drizzle-orm'
import type { UserRange } from '../../auth/user-ranges.ts'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { cartItems } from '../cart/tables.ts'
import { products } from '../catalogue/tables.ts'
import { favorites } from '../favorites/tables.ts'
import { noticeSettings, notices } from '../notices/tables.ts'
import { keepNewestAndTell } from '../notices/write-notices.ts'
import { completedTrips } from '../trips/tables.ts'

/** Tells these shoppers about price drops that matter to them. */
export async function writePriceNotices(
  tx: Queries,
  cheaper: readonly string[],
  shoppers: UserRange,
): Promise<void> {
  const rows = await rowsOf<{ id: string; userId: string }>(
    tx,
    sql`
    WITH fallen AS (
      SELECT id, name, price_cents, original_price_cents FROM ${products}
      WHERE id IN (SELECT json_array_elements_text(${JSON.stringify(cheaper)}::json))
        AND retired_at IS NULL),
    wanted AS (${whatMattersTo(shoppers)}),
    chosen AS (
      SELECT DISTINCT ON (user_id, id) user_id, id, reason, before_cents FROM wanted
      WHERE ${isWanted} AND NOT EXISTS (${toldOfLately})
      ORDER BY user_id, id, array_position(${reasonOrder}, reason)),
    ranked AS (
      SELECT chosen.*, fallen.name, fallen.price_cents, row_number() OVER (
        PARTITION BY chosen.user_id
        ORDER BY chosen.before_cents - fallen.price_cents DESC, chosen.id) AS place
      -- Not the part above, which has no index: all chosen would be compared with all fallen.
      FROM chosen JOIN ${products} AS fallen ON fallen.id = chosen.id)
    INSERT INTO notices (id, user_id, facts, created_at)
    SELECT gen_random_uuid(), user_id, ${facts}, now() FROM ranked
    WHERE place <= ${maxPriceNoticesADay} - (${toldToday})
    RETURNING id, user_id AS "userId"`,
  )
  if (rows.length > 0) await keepNewestAndTell(tx, rows)
}

/** As `priceOfOne` says it of a line: what was weighed cost what the scale showed. */
const isNotWeighed = sql`item ->> 'lineTotalCents' IS NULL`

const usualPrice = sql`percentile_disc(0.5) WITHIN GROUP (ORDER BY (item ->> 'priceCents')::int)`

/** The reasons to tell these shoppers about the products in `fallen`. */
function whatMattersTo({ after, upTo }: UserRange): SQL {
  const isTheirs = sql`own.user_id > ${after} AND own.user_id <= ${upTo}`
  const reasons: Record<PriceNoticeReason, SQL> = {
    favorite: sql`
      SELECT own.user_id, fallen.id, 'favorite' AS reason, fallen.original_price_cents AS before_cents
      FROM fallen JOIN ${favorites} AS own ON own.type = 'product' AND own.item_id = fallen.id
      WHERE ${isTheirs} AND fallen.original_price_cents > fallen.price_cents`,
    usual: sql`
      SELECT own.user_id, fallen.id, 'usual' AS reason, ${usualPrice} AS before_cents
      FROM fallen
      JOIN ${completedTrips} AS own ON own.bought_ids @> jsonb_build_array(fallen.id)
        AND own.completed_at > now() - interval '1 year'
      JOIN jsonb_array_elements(own.items) AS item ON item ->> 'productId' = fallen.id
        AND ${isNotWeighed}
      WHERE ${isTheirs}
      GROUP BY own.user_id, fallen.id, fallen.price_cents
      HAVING count(DISTINCT own.id) >= ${leastTripsOfUsual}
        AND ${usualPrice} > fallen.price_cents`,
    cart: sql`
      SELECT own.user_id, fallen.id, 'cart' AS reason, own.price_cents_when_added AS before_cents
      FROM fallen JOIN ${cartItems} AS own ON own.product_id = fallen.id
      WHERE ${isTheirs} AND own.price_cents_when_added > fallen.price_cents`,
  }
  return sql.join(
    priceNoticeReasons.map(reason => reasons[reason]),
    sql` UNION ALL `,
  )
}

const reasonOrder = sql`ARRAY[${sql.join(
  priceNoticeReasons.map(reason => sql`${reason}`),
  sql`, `,
)}]::text[]`

const isWanted = sql`COALESCE((
  SELECT CASE wanted.reason
    WHEN 'favorite' THEN settings.favorite WHEN 'usual' THEN settings.usual ELSE settings.cart END
  FROM ${noticeSettings} AS settings WHERE settings.user_id = wanted.user_id), true)`

const toldOfLately = sql`
  SELECT FROM ${notices} AS earlier
  WHERE earlier.user_id = wanted.user_id
    AND earlier.created_at > now() - ${priceNoticeRestDays}::int * interval '1 day'
    AND earlier.facts @> jsonb_build_object('kind', 'price', 'productId', wanted.id)`

const toldToday = sql`
  SELECT count(*) FROM ${notices} AS earlier
  WHERE earlier.user_id = ranked.user_id AND earlier.created_at > now() - interval '1 day'
    AND earlier.facts ->> 'kind' = 'price'`

const facts = sql`jsonb_build_object(${sql.join(
  Object.entries({
    kind: sql`'price'::text`,
    reason: sql`reason`,
    productId: sql`id`,
    productName: sql`name`,
    priceCents: sql`price_cents`,
    beforeCents: sql`before_cents`,
  } satisfies Record<keyof Extract<NoticeFacts, { kind: 'price' }>, SQL>).map(
    ([key, value]) => sql`${sql.raw(`'${key}'`)}, ${value}`,
  ),
  sql`, `,
)})`
