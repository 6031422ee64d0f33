import type { Favorite, FavoriteKey } from '@aisleway/core/favorites/favorite'
import { maxFavorites } from '@aisleway/core/favorites/favorite'
import type { Meal } from '@aisleway/core/meals/meal'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { handleOnce, type KeyedRequest } from '../idempotency/store.ts'
import { favorites } from './tables.ts'

/** A favorite to be stored; without a time it counts as added now. */
export type NewFavorite = Pick<typeof favorites.$inferInsert, 'itemId' | 'snapshot'> &
  Pick<FavoriteKey, 'type'> & { addedAt?: Date | undefined }

/** The favorites, newest first; products as they are today, including retired ones. */
export async function readFavorites(database: Database, userId: string): Promise<Favorite[]> {
  const [row] = await database.runPrepared<{ list: Favorite[] | null }>(favoritesByUser, [userId])
  return row?.list ?? []
}

// Prepared and with all rows in one value, like the cart. Of a meal it reads only what its card shows: with
// whole snapshots, every click on a heart would be answered with 3 kB per meal.
const favoritesByUser = `SELECT json_agg(favorite) AS list FROM (
          SELECT type, item_id AS id,
            to_char(added_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "dateAdded",
            CASE type
              WHEN 'product' THEN json_build_object(
                'id', products.id, 'name', name, 'priceCents', price_cents,
                'originalPriceCents', original_price_cents, 'weightQuantity', weight_quantity,
                'department', department, 'imageUrl', image_url, 'diets', diets,
                'isRetired', retired_at IS NOT NULL)
              ELSE json_build_object(
                'slug', snapshot->'meal'->'slug', 'name', snapshot->'meal'->'name',
                'imageUrl', snapshot->'meal'->'imageUrl', 'diets', snapshot->'meal'->'diets',
                'calories', snapshot->'meal'->'calories', 'description', snapshot->'description')
            END AS data
          FROM favorites LEFT JOIN products ON type = 'product' AND products.id = item_id
          WHERE user_id = $1 ORDER BY added_at DESC, item_id) AS favorite`

/** A favorite meal as it was when it was added. */
export async function readKeptMeal(
  database: Database,
  userId: string,
  slug: string,
): Promise<Meal | undefined> {
  const [row] = await database.queries
    .select({ snapshot: favorites.snapshot })
    .from(favorites)
    .where(
      and(
        eq(favorites.userId, userId),
        eq(favorites.type, 'meal'),
        sql`${favorites.snapshot}->'meal'->>'slug' = ${slug}`,
      ),
    )
  return row?.snapshot?.meal
}

/** Adds new favorites in the given order, up to the limit; returns whether all of them fit. */
export async function keepFavorites(
  { queries }: Database,
  request: KeyedRequest,
  wanted: readonly NewFavorite[],
): Promise<'done' | 'full'> {
  if (wanted.length === 0) return 'done'
  const { userId } = request
  return handleOnce(queries, request, async tx => {
    const known = await tx
      .select({ type: favorites.type, itemId: favorites.itemId })
      .from(favorites)
      .where(eq(favorites.userId, userId))
    const knownKeys = new Set(known.map(keyOf))
    const added = [...new Map(wanted.map(row => [keyOf(row), row])).values()]
      .filter(row => !knownKeys.has(keyOf(row)))
      .map(row => ({ ...row, userId, addedAt: notLater(row.addedAt) }))
    const room = Math.max(0, maxFavorites - known.length)
    if (added.length > 0 && room > 0) {
      await tx.insert(favorites).values(added.slice(0, room)).onConflictDoNothing()
    }
    return added.length > room ? 'full' : 'done'
  })
}

export async function removeFavorite(
  { queries }: Database,
  request: KeyedRequest,
  { type, id }: FavoriteKey,
): Promise<void> {
  const own = eq(favorites.userId, request.userId)
  await handleOnce(queries, request, async tx => {
    await tx.delete(favorites).where(and(own, eq(favorites.type, type), eq(favorites.itemId, id)))
    return 'done'
  })
}

function keyOf({ type, itemId }: Pick<NewFavorite, 'type' | 'itemId'>): string {
  return `${type} ${itemId}`
}

/** The time at which it was added according to the browser, whose clock may be wrong: never in the future. */
function notLater(addedAt: Date | undefined) {
  if (!addedAt) return sql`clock_timestamp()`
  // In seconds, as the database has no text for the year 0 or 10000.
  const seconds = Math.max(0, addedAt.getTime() / 1000)
  return sql`least(to_timestamp(${seconds}::float8), clock_timestamp())`
}
