import { orderBetween, spreadOrders } from '../item-order.ts'
import type { ListItem } from '../list-item.ts'
import type { ItemChange } from '../list-operations.ts'

/** The changes that move an item to a position within its department; none if it is already there. */
export function moveItem(
  group: readonly Pick<ListItem, 'id' | 'order'>[],
  itemId: string,
  position: number,
): ItemChange[] {
  const from = group.findIndex(({ id }) => id === itemId)
  if (from < 0 || from === position) return []
  const others = group.filter(({ id }) => id !== itemId)
  const order = orderBetween(others[position - 1]?.order, others[position]?.order)
  if (order !== undefined) return [{ itemId, kind: 'order', order }]
  const ids = others.map(({ id }) => id).toSpliced(position, 0, itemId)
  return spreadOrders(ids.length).map((place, i) => ({
    itemId: ids[i] ?? itemId,
    kind: 'order',
    order: place,
  }))
}
