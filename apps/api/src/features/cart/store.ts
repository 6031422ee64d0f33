import { type CartItem, maxCartItems } from '@aisleway/core/cart/cart'
import type { Need } from '@aisleway/core/cart/need'
import type { Restored } from '@aisleway/core/cart/restored-item'
import { type MealLine, withMealLine } from '@aisleway/core/meals/basket/meal-line'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { lockUser } from '../../auth/lock-user.ts'
import type { Database, Queries } from '../../db/database.ts'
import { productFromRow } from '../catalogue/product-from-row.ts'
import { products } from '../catalogue/tables.ts'
import {
  findHandled,
  handleOnce,
  type KeyedRequest,
  rememberHandled,
} from '../idempotency/store.ts'
import { cartItems } from './tables.ts'

export type CartLine = { productId: string; quantity: number }

/** The cart, in the order in which its products were added. */
export async function readCart(database: Database, userId: string): Promise<CartItem[]> {
  const [cart] = await database.runPrepared<{ lines: CartRow[] | null }>(cartByUser, [userId])
  return (cart?.lines ?? []).map(({ quantity, priceCentsWhenAdded, need, ...row }) => ({
    product: productFromRow(row),
    quantity,
    priceCentsWhenAdded,
    ...(need && { need }),
  }))
}

type CartRow = Omit<typeof products.$inferSelect, 'retiredAt'> & {
  isRetired: boolean
  quantity: number
  priceCentsWhenAdded: number
  need: Need | null
}

// It is read on every visit and therefore prepared, see `runPrepared`. All rows come as one value, because the
// embedded database takes longer to transfer twelve rows' columns than to find them.
const cartByUser = `SELECT json_agg(line) AS lines FROM (
          SELECT products.id, name, price_cents AS "priceCents",
            original_price_cents AS "originalPriceCents", weight_quantity AS "weightQuantity",
            department, image_url AS "imageUrl", diets, retired_at IS NOT NULL AS "isRetired",
            quantity, price_cents_when_added AS "priceCentsWhenAdded", need
          FROM cart_items JOIN products ON products.id = product_id
          WHERE user_id = $1 ORDER BY added_at, products.id) AS line`

/** Sets one product's quantity; 0 removes it, and `restored` undoes a removal. Returns the reason if it could not. */
export function setCartQuantity(
  { queries }: Database,
  request: KeyedRequest,
  { productId, quantity, restored }: CartLine & { restored?: Restored | undefined },
): Promise<'done' | 'product_not_found' | 'cart_full'> {
  const { userId } = request
  return handleOnce(queries, request, async tx => {
    const line = and(eq(cartItems.userId, userId), eq(cartItems.productId, productId))
    if (quantity === 0) {
      await tx.delete(cartItems).where(line)
      return 'done'
    }
    const changed = await tx
      .update(cartItems)
      .set({ quantity })
      .where(line)
      .returning({ id: cartItems.productId })
    if (changed.length > 0) return 'done'
    if ((await tx.$count(cartItems, eq(cartItems.userId, userId))) >= maxCartItems) {
      return 'cart_full'
    }
    const added = await insertLines(tx, userId, [{ productId, quantity }])
    if (added === 0) return 'product_not_found'
    if (restored) {
      const { need = null, priceCentsWhenAdded } = restored
      await tx.update(cartItems).set({ need, priceCentsWhenAdded }).where(line)
      await moveToPlace(tx, userId, productId, restored)
    }
    return 'done'
  })
}

export async function clearCart({ queries }: Database, request: KeyedRequest): Promise<void> {
  await handleOnce(queries, request, async tx => {
    await takeCart(tx, request.userId)
    return 'done'
  })
}

/** Empties the cart and returns what was in it. The user must be locked. */
export function takeCart(tx: Queries, userId: string): Promise<CartLine[]> {
  const { productId, quantity } = cartItems
  return tx.delete(cartItems).where(eq(cartItems.userId, userId)).returning({ productId, quantity })
}

/**
 * Keeps the larger quantity of each product (answer 17); unknown products are left out. Returns how many products the
 * cart had no room for.
 */
export async function mergeIntoCart(
  queries: Queries,
  userId: string,
  lines: readonly CartLine[],
): Promise<number> {
  if (lines.length === 0) return 0
  return queries.transaction(async tx => {
    await lockUser(tx, userId)
    const known = await tx
      .select({ id: cartItems.productId })
      .from(cartItems)
      .where(eq(cartItems.userId, userId))
    const knownIds = new Set(known.map(row => row.id))
    const largest = new Map<string, number>()
    for (const { productId, quantity } of lines) {
      largest.set(productId, Math.max(quantity, largest.get(productId) ?? 0))
    }
    const wanted = [...largest].map(([productId, quantity]) => ({ productId, quantity }))
    const wantedNew = wanted.filter(line => !knownIds.has(line.productId))
    const added = wantedNew.slice(0, Math.max(0, maxCartItems - knownIds.size))
    await insertLines(tx, userId, [
      ...wanted.filter(line => knownIds.has(line.productId)),
      ...added,
    ])
    return wantedNew.length - added.length
  })
}

type MealAddition = KeyedRequest & { lines: readonly (MealLine & { productId: string })[] }

/** Adds everything that a meal needs, or nothing; then it returns the reason. */
export async function addMealLines(
  database: Database,
  { lines, ...request }: MealAddition,
): Promise<{ added: number } | 'product_not_found' | 'cart_full'> {
  const { userId } = request
  return database.queries.transaction(async tx => {
    await lockUser(tx, userId)
    const before = await findHandled(tx, request)
    if (before) return before.answer as { added: number }
    const ids = lines.map(line => line.productId)
    const present = await tx
      .select({ id: cartItems.productId, quantity: cartItems.quantity, need: cartItems.need })
      .from(cartItems)
      .where(and(eq(cartItems.userId, userId), inArray(cartItems.productId, ids)))
    const rows = new Map<string, MealRow>(
      present.map(({ id: productId, ...row }) => [productId, row]),
    )
    for (const { productId, ...line } of lines) {
      rows.set(productId, withMealLine(rows.get(productId) ?? null, line))
    }
    const count = await tx.$count(cartItems, eq(cartItems.userId, userId))
    if (count + rows.size - present.length > maxCartItems) return 'cart_full'
    const onShelf = and(inArray(products.id, ids), isNull(products.retiredAt))
    if ((await tx.$count(products, onShelf)) < rows.size) return 'product_not_found'
    await writeMealRows(tx, userId, rows)
    const added = countPieces([...rows.values()]) - countPieces(present)
    await rememberHandled(tx, request, { added })
    return { added }
  })
}

type MealRow = { quantity: number; need: Need | null }

async function writeMealRows(tx: Queries, userId: string, rows: ReadonlyMap<string, MealRow>) {
  const lines = [...rows].map(([productId, row]) => ({ productId, ...row }))
  await tx
    .insert(cartItems)
    .select(
      sql`SELECT ${userId}, ${products.id}, quantity, ${products.priceCents}, need, ${addedInOrder}
          FROM ${productsWanted(lines)}`,
    )
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.productId],
      set: { quantity: sql`excluded.quantity`, need: sql`excluded.need` },
    })
}

function countPieces(rows: readonly { quantity: number }[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Adds the products that exist, keeps the larger quantity of those already there, and returns how many. */
async function insertLines(
  tx: Queries,
  userId: string,
  lines: readonly CartLine[],
): Promise<number> {
  const rows = await tx
    .insert(cartItems)
    .select(
      sql`SELECT ${userId}, ${products.id}, quantity, ${products.priceCents}, NULL, ${addedInOrder}
          FROM ${productsWanted(lines)}`,
    )
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.productId],
      set: { quantity: sql`greatest(${cartItems.quantity}, excluded.quantity)` },
    })
    .returning({ id: cartItems.productId })
  return rows.length
}

/** The products of the lines that exist, with what each line says and its place among them. */
function productsWanted(lines: readonly (CartLine & Partial<MealRow>)[]): SQL {
  const list = JSON.stringify(lines.map((line, place) => ({ ...line, place })))
  return sql`json_to_recordset(${list}::json)
      AS wanted("productId" text, quantity int, need jsonb, place int)
    JOIN ${products} ON ${products.id} = wanted."productId"`
}

/** Moves a product to before the first of those that followed it; it stays last if the cart has none of them. */
async function moveToPlace(
  tx: Queries,
  userId: string,
  productId: string,
  { before, following = before === null ? [] : [before] }: Restored,
) {
  const mine = eq(cartItems.userId, userId)
  const followed = and(mine, inArray(cartItems.productId, following))
  const inOrder = [cartItems.addedAt, cartItems.productId]
  const [next] = await tx
    .select({ productId: cartItems.productId })
    .from(cartItems)
    .where(followed)
    .orderBy(...inOrder)
    .limit(1)
  if (!next) return
  // All before it become earlier, because products added together have times without room between them.
  await tx.execute(sql`
    UPDATE ${cartItems} SET added_at = CASE WHEN ${cartItems.productId} = ${productId}
      THEN next.added_at - interval '1 microsecond'
      ELSE ${cartItems.addedAt} - interval '2 microseconds' END
    FROM ${cartItems} AS next
    WHERE next.user_id = ${userId} AND next.product_id = ${next.productId} AND ${mine}
      AND (${cartItems.productId} = ${productId}
        OR (${cartItems.addedAt}, ${cartItems.productId}) < (next.added_at, next.product_id))`)
}

/** The database joins in any order, and the cart goes by the time of adding. */
const addedInOrder = sql`statement_timestamp() + place * interval '1 microsecond'`
