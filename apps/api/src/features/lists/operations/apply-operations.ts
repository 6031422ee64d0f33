import { clampStamps } from '@aisleway/core/lists/hybrid-clock'
import { maxListItems } from '@aisleway/core/lists/list-item'
import {
  applyOperations,
  type ItemState,
  listItems as itemsOf,
  type ListOperation,
  type ListState,
  lastStamp,
} from '@aisleway/core/lists/list-operations'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { productFromRow } from '../../catalogue/product-from-row.ts'
import { products } from '../../catalogue/tables.ts'
import type { AuthorizedList } from '../access/list-policy.ts'
import { listItems, listOperations, savedLists } from '../tables.ts'

/** What was done to a completed list, in the same transaction. */
export type OnCompletedChange = (
  tx: Queries,
  list: AuthorizedList<'edit'>,
  operations: readonly ListOperation[],
) => Promise<void>

type Applying = { userId: string; now: Date; onCompletedChange?: OnCompletedChange }

/** A household's weekly list gets a few thousand operations a year. */
const maxListOperations = 200_000

/**
 * Applies a device's operations, each at most once, and writes the items they change. The server itself sets the
 * author, a product's name and price, and the time if a clock is too far ahead. The list must be locked; returns its
 * new state, or the same object if nothing was new.
 */
export async function applyToList(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  operations: readonly ListOperation[],
  { userId, now, onCompletedChange }: Applying,
): Promise<AuthorizedList<'edit'> | 'list_full'> {
  const fresh = await withoutKnown(tx, list.id, operations)
  if (fresh.length === 0) return list
  const held = await heldItems(tx, list.id, fresh)
  const stamps = clampStamps(
    fresh.map(({ at }) => at),
    now.getTime(),
    [...held.values()].flatMap(lastStamp),
  )
  const stamped = fresh.map((operation, i) => ({ ...operation, at: stamps[i] ?? operation.at }))
  const accepted = await asTheServerSays(tx, stamped, userId)
  const [last] = await tx
    .update(savedLists)
    .set({ sequence: sql`${savedLists.sequence} + ${accepted.length}` })
    .where(eq(savedLists.id, list.id))
    .returning({ sequence: savedLists.sequence })
  const sequence = last?.sequence ?? 0
  const first = sequence - accepted.length + 1
  await tx.insert(listOperations).values(
    accepted.map((operation, i) => ({
      listId: list.id,
      sequence: first + i,
      operationId: operation.id,
      operation,
      userId,
    })),
  )
  await writeItems(tx, list, applyOperations(held, accepted))
  const count = await tx.$count(
    listItems,
    and(eq(listItems.listId, list.id), eq(listItems.isOnList, true)),
  )
  if (count > maxListItems || sequence > maxListOperations) return 'list_full'
  const changed = { ...list, sequence }
  if (list.status === 'completed') await onCompletedChange?.(tx, changed, accepted)
  return changed
}

/** The operations that the list does not yet have. */
export async function withoutKnown(
  tx: Queries,
  listId: string,
  operations: readonly ListOperation[],
): Promise<ListOperation[]> {
  const byId = new Map(operations.map(operation => [operation.id, operation]))
  if (byId.size === 0) return []
  const known = await tx
    .select({ id: listOperations.operationId })
    .from(listOperations)
    .where(
      and(eq(listOperations.listId, listId), inArray(listOperations.operationId, [...byId.keys()])),
    )
  for (const { id } of known) byId.delete(id)
  return [...byId.values()]
}

async function asTheServerSays(
  tx: Queries,
  operations: readonly ListOperation[],
  userId: string,
): Promise<ListOperation[]> {
  const ids = operations.flatMap(operation =>
    operation.kind === 'add' && operation.item.productId ? [operation.item.productId] : [],
  )
  const rows = ids.length ? await tx.select().from(products).where(inArray(products.id, ids)) : []
  const known = new Map(rows.map(row => [row.id, productFromRow({ ...row, isRetired: false })]))
  return operations.map(operation => {
    if (operation.kind === 'check') return { ...operation, by: userId }
    if (operation.kind !== 'add') return operation
    const { item } = operation
    const product = item.productId === null ? undefined : known.get(item.productId)
    if (!product) {
      // An image URL chosen by the client would make every member's browser call any host.
      const words = { ...item, productId: null, imageUrl: '', addedBy: userId }
      return { ...operation, item: words }
    }
    const { id: productId, isRetired: _, ...facts } = product
    return { ...operation, item: { ...item, ...facts, productId, addedBy: userId } }
  })
}

/** The current items that these operations change. */
async function heldItems(
  tx: Queries,
  listId: string,
  operations: readonly ListOperation[],
): Promise<ListState> {
  const ids = [...new Set(operations.map(({ itemId }) => itemId))]
  const rows = await tx
    .select({ id: listItems.id, state: listItems.state })
    .from(listItems)
    .where(and(eq(listItems.listId, listId), inArray(listItems.id, ids)))
  return new Map(rows.map(row => [row.id, row.state]))
}

async function writeItems(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  changed: ListState,
): Promise<void> {
  const rows = [...changed].map(([id, state]) => ({ listId: list.id, id, ...columnsOf(id, state) }))
  await tx
    .insert(listItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [listItems.listId, listItems.id],
      set: Object.fromEntries(
        Object.entries(writtenColumns).map(([key, name]) => [key, sql.raw(`excluded.${name}`)]),
      ),
    })
  if (list.status !== 'saved') await freezePrices(tx, list.id)
}

/** An item added during a trip keeps its price at that moment. */
export async function freezePrices(tx: Queries, listId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE list_items SET frozen_price_cents = products.price_cents,
      frozen_original_cents = products.original_price_cents
    FROM products
    WHERE list_id = ${listId} AND is_on_list AND products.id = product_id AND frozen_price_cents IS NULL`)
}

const writtenColumns = {
  state: 'state',
  name: 'name',
  productId: 'product_id',
  position: 'position',
  quantity: 'quantity',
  isChecked: 'is_checked',
  editedPriceCents: 'edited_price_cents',
  isOnList: 'is_on_list',
} as const

function columnsOf(id: string, state: ItemState) {
  const [item] = itemsOf(new Map([[id, state]]))
  return {
    state,
    name: item?.name ?? null,
    productId: item?.productId ?? null,
    position: `${item?.order ?? ''} ${id}`,
    quantity: item?.quantity ?? 0,
    isChecked: item?.isChecked ?? false,
    editedPriceCents: item?.isPriceEdited || item?.productId === null ? item.priceCents : null,
    isOnList: item !== undefined,
  }
}
