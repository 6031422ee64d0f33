import { cartLines } from '@aisleway/core/lists/changes/cart-lines'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import type { ListOperation } from '@aisleway/core/lists/list-operations'
import { and, eq, exists, lte, sql } from 'drizzle-orm'
import { lockUser } from '../../auth/lock-user.ts'
import type { By } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { type CartLine, mergeIntoCart, takeCart } from '../cart/store.ts'
import { cartItems } from '../cart/tables.ts'
import { products } from '../catalogue/tables.ts'
import type { AuthorizedList } from './access/list-policy.ts'
import { applyToList, withoutKnown } from './operations/apply-operations.ts'
import { itemsOfList } from './operations/new-items.ts'
import { findList } from './store.ts'
import { listItems, loadedLists } from './tables.ts'

/** The changes to make to the list, and the cart from which they were computed. */
type Update = { operations: readonly ListOperation[]; cart: readonly CartLine[] }

/** Keeps the larger quantity of each product; returns what a cart cannot hold. */
export async function loadIntoCart(
  tx: Queries,
  list: AuthorizedList<'view'>,
  userId: string,
): Promise<{ loaded: number; ownWords: string[]; noLongerSold: string[] } | 'cart_full'> {
  const rows = await tx
    .select({
      name: sql<string>`${listItems.name}`,
      productId: products.id,
      quantity: listItems.quantity,
      retiredAt: products.retiredAt,
    })
    .from(listItems)
    .leftJoin(products, eq(products.id, listItems.productId))
    .where(and(eq(listItems.listId, list.id), eq(listItems.isOnList, true)))
    .orderBy(listItems.position)
  const cart = cartLines(rows.filter(({ retiredAt }) => retiredAt === null))
  if (cart.length > 0 && (await putIntoCart(tx, list, userId, cart)) > 0) return 'cart_full'
  const namesOf = (left: typeof rows) => left.map(({ name }) => name)
  return {
    loaded: cart.length,
    ownWords: namesOf(rows.filter(({ productId }) => productId === null)),
    noLongerSold: namesOf(rows.filter(({ retiredAt }) => retiredAt !== null)),
  }
}

/** Returns how many products the cart had no room for. */
async function putIntoCart(
  tx: Queries,
  list: AuthorizedList<'view'>,
  userId: string,
  cart: readonly CartLine[],
): Promise<number> {
  const withoutRoom = await mergeIntoCart(tx, userId, cart)
  const loaded = { listId: list.id, loadedAt: sql`clock_timestamp()` }
  await tx
    .insert(loadedLists)
    .values({ userId, ...loaded })
    .onConflictDoUpdate({ target: loadedLists.userId, set: loaded })
  return withoutRoom
}

/**
 * The list from which the shopper's cart was last loaded, and its free-text items. Null once everything loaded from
 * it has left the cart, or if the shopper can no longer see the list.
 */
export async function loadedList(
  queries: Queries,
  userId: string,
): Promise<{ list: AuthorizedList<'view'>; ownWords: NewListItem[] } | undefined> {
  const isStillThere = and(
    eq(cartItems.userId, loadedLists.userId),
    lte(cartItems.addedAt, loadedLists.loadedAt),
  )
  const [loaded] = await queries
    .select({ listId: loadedLists.listId })
    .from(loadedLists)
    .where(
      and(
        eq(loadedLists.userId, userId),
        exists(queries.select({ id: cartItems.productId }).from(cartItems).where(isStillThere)),
      ),
    )
  const list = loaded && (await findList(queries, userId, loaded.listId, 'view'))
  if (!list || typeof list === 'string') return undefined
  const items = await itemsOfList(queries, list.id)
  return { list, ownWords: items.filter(({ productId }) => productId === null) }
}

/**
 * Makes exactly the changes that the shopper was shown (answer 30) and empties the cart, which must not have changed
 * since.
 */
export async function updateFromCart(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  { operations, cart }: Update,
  by: By,
): Promise<AuthorizedList<'edit'> | 'cart_empty' | 'cart_changed' | 'list_full'> {
  await lockUser(tx, by.userId)
  const held = await takeCart(tx, by.userId)
  if (!isSameCart(held, cart)) {
    // A retry after a lost response: the cart is empty because the changes were already made.
    const isDone = (await withoutKnown(tx, list.id, operations)).length === 0
    if (held.length > 0) return 'cart_changed'
    return isDone && operations.length > 0 ? list : 'cart_empty'
  }
  return held.length === 0 ? 'cart_empty' : applyToList(tx, list, operations, by)
}

/** Afterwards the cart counts as loaded from this list. */
export async function undoUpdate(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  { operations, cart }: Update,
  by: By,
): Promise<AuthorizedList<'edit'> | 'list_full'> {
  await putIntoCart(tx, list, by.userId, cart)
  return applyToList(tx, list, operations, by)
}

function isSameCart(held: readonly CartLine[], shown: readonly CartLine[]): boolean {
  const quantities = new Map(shown.map(({ productId, quantity }) => [productId, quantity]))
  return (
    held.length === quantities.size &&
    held.every(({ productId, quantity }) => quantities.get(productId) === quantity)
  )
}
