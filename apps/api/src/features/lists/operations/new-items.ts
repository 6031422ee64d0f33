import { randomUUID } from 'node:crypto'
import { withoutTrip } from '@aisleway/core/lists/changes/without-trip'
import { type HybridClock, hybridClock } from '@aisleway/core/lists/hybrid-clock'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import {
  type ItemChange,
  listItems as itemsOf,
  type ListOperation,
  type ListState,
} from '@aisleway/core/lists/list-operations'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { cartItems } from '../../cart/tables.ts'
import { productFromRow } from '../../catalogue/product-from-row.ts'
import { products } from '../../catalogue/tables.ts'
import { itemsSince } from '../items-since.ts'
import { listItems } from '../tables.ts'

/** The server changes a list as if it were another device. */
export function serverClock(now: Date): HybridClock {
  return hybridClock('server', () => now.getTime())
}

export function asOperations(changes: readonly ItemChange[], clock: HybridClock): ListOperation[] {
  return changes.map(change => ({ ...change, id: randomUUID(), at: clock.next() }))
}

/** Items without an id get one. */
export function additions(
  items: readonly (NewListItem & { itemId?: string | undefined })[],
): ItemChange[] {
  return items.map(({ itemId = randomUUID(), ...item }) => ({ itemId, kind: 'add', item }))
}

/** The content of the cart as list items; the cart is not emptied. */
export async function itemsFromCart(tx: Queries, userId: string): Promise<NewListItem[]> {
  const rows = await tx
    .select({ quantity: cartItems.quantity, product: products })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.addedAt), asc(products.id))
  return rows.map(({ quantity, product }) => {
    const {
      id: productId,
      isRetired: _,
      ...facts
    } = productFromRow({ ...product, isRetired: false })
    return { ...facts, productId, quantity, origin: 'list', addedBy: userId }
  })
}

/** The current items of a list, to be merged into another one that already has the quantities in `added`, by id. */
export async function itemsOfList(
  tx: Queries,
  listId: string,
  added: ReadonlyMap<string, number> = new Map(),
): Promise<NewListItem[]> {
  return itemsOf(await stateOfList(tx, listId)).flatMap(item => {
    const quantity = item.quantity - (added.get(item.id) ?? 0)
    return quantity > 0 ? [withoutTrip({ ...item, quantity })] : []
  })
}

/** The items on the list and its plan, and what was removed after `removedSince`, if that is given. See `itemsSince`. */
export async function stateOfList(
  tx: Queries,
  listId: string,
  { removedSince }: { removedSince?: Date } = {},
): Promise<ListState> {
  const rows = await tx
    .select({ id: listItems.id, state: listItems.state })
    .from(listItems)
    .where(itemsSince(listId, removedSince?.getTime()))
  return new Map(rows.map(row => [row.id, row.state]))
}
