import type { CartItem } from '../../cart/cart.ts'
import { type ListItem, maxItemQuantity, type NewListItem } from '../list-item.ts'
import type { ItemChange, ListOperation } from '../list-operations.ts'

/** The changes to a list if it were updated from the cart (answer 30). */
export type CartDifference = {
  added: CartItem[]
  /** A changed quantity of a product; several rows of one product count together. */
  changed: { items: ListItem[]; from: number; to: number }[]
  removed: ListItem[]
  /** Stays on the list because a cart cannot hold it: free text, and products no longer sold. */
  kept: ListItem[]
}

export function cartDifference(
  items: readonly ListItem[],
  cart: readonly CartItem[],
  isRetired: (item: ListItem) => boolean,
): CartDifference {
  const inCart = new Set(cart.map(({ product }) => product.id))
  const rowsOf = (id: string) => items.filter(({ productId }) => productId === id)
  const others = items.filter(({ productId }) => productId === null || !inCart.has(productId))
  const isKept = (item: ListItem) => item.productId === null || isRetired(item)
  return {
    added: cart.filter(({ product }) => rowsOf(product.id).length === 0),
    changed: cart.flatMap(({ product, quantity: to }) => {
      const rows = rowsOf(product.id)
      const from = countOf(rows)
      return rows.length > 0 && from !== to ? [{ items: rows, from, to }] : []
    }),
    removed: others.filter(item => !isKept(item)),
    kept: others.filter(isKept),
  }
}

/** Ticks, notes and prices of the items that stay are not changed. */
export function updateFromCart(
  { added, changed, removed }: CartDifference,
  addition: (item: CartItem) => { itemId: string; item: NewListItem },
): ItemChange[] {
  const remove = ({ id }: ListItem): ItemChange => ({ itemId: id, kind: 'remove' })
  return [
    ...removed.map(remove),
    ...changed.flatMap(({ items: [first, ...others], to }): ItemChange[] =>
      first ? [{ itemId: first.id, kind: 'quantity', quantity: to }, ...others.map(remove)] : [],
    ),
    ...added.map((item): ItemChange => ({ kind: 'add', ...addition(item) })),
  ]
}

/**
 * Undoes an update unless somebody has built on it: later ticks or quantities set by others stay.
 */
export function undoUpdate(
  operations: readonly ListOperation[],
  before: readonly ListItem[],
  now: readonly ListItem[],
): ItemChange[] {
  const was = new Map(before.map(item => [item.id, item]))
  const is = new Map(now.map(item => [item.id, item]))
  return operations.flatMap((operation): ItemChange[] => {
    const { itemId } = operation
    const [old, item] = [was.get(itemId), is.get(itemId)]
    if (operation.kind === 'remove') return item ? [] : [{ itemId, kind: 'restore' }]
    if (operation.kind === 'quantity') {
      const isAsLeft = old && item?.quantity === operation.quantity
      return isAsLeft ? [{ itemId, kind: 'quantity', quantity: old.quantity }] : []
    }
    const isAsAdded =
      operation.kind === 'add' && item?.quantity === operation.item.quantity && !item.isChecked
    return isAsAdded ? [{ itemId, kind: 'remove' }] : []
  })
}

function countOf(rows: readonly ListItem[]): number {
  const count = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.min(count, maxItemQuantity)
}
