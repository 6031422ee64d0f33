import {
  maxItemName,
  maxItemNote,
  maxItemQuantity,
  type NewListItem,
} from '../../lists/list-item.ts'
import { type ItemChange, type ListState, listItems } from '../../lists/list-operations.ts'
import { truncate } from '../../text/truncate.ts'
import type { SlotKey } from '../plan.ts'
import { isPlannedItemId, plannedItemId } from '../plan-ids.ts'
import type { PlannedFood } from '../planned.ts'

type Wanted = { item: NewListItem; itemId: string; note: string }

/**
 * The changes that put on a list what its plan needs, in whole packages, and remove what it no longer needs. `noteOf`
 * says when a product is needed. Items that were added by hand or are in the basket stay; one that comes back starts
 * anew, without the tick and the price of an earlier trip.
 */
export function planListChanges(
  state: ListState,
  foods: readonly Pick<PlannedFood, 'products' | 'slots'>[],
  noteOf: (slots: readonly SlotKey[]) => string,
  userId: string,
): ItemChange[] {
  const wanted = wantedItems(foods, noteOf, userId)
  const onList = new Map(listItems(state).map(item => [item.id, item]))
  const isWanted = new Set(wanted.map(({ itemId }) => itemId))
  const gone = [...onList.values()].filter(
    ({ id, isChecked }) => isPlannedItemId(id) && !isChecked && !isWanted.has(id),
  )
  return [
    ...wanted.flatMap(({ item, itemId, note }): ItemChange[] => {
      if (!state.get(itemId)?.base) return [{ itemId, kind: 'add', item: { ...item, note } }]
      const known = onList.get(itemId)
      // The state of a removed item is unknown, so everything is written again.
      const isNew = !known
      return [
        ...(isNew ? backAnew(itemId, userId) : []),
        ...(isNew || known.quantity !== item.quantity
          ? [{ itemId, kind: 'quantity' as const, quantity: item.quantity }]
          : []),
        ...(isNew || known.note !== note ? [{ itemId, kind: 'note' as const, note }] : []),
      ]
    }),
    ...gone.map(({ id: itemId }): ItemChange => ({ itemId, kind: 'remove' })),
  ]
}

function backAnew(itemId: string, userId: string): ItemChange[] {
  return [
    { itemId, kind: 'restore' },
    { itemId, kind: 'check', isChecked: false, by: userId },
    { itemId, kind: 'elsewhere', isElsewhere: false },
    { itemId, kind: 'price', priceCents: null },
  ]
}

/** One item per product, even if it serves as two foods. */
function wantedItems(
  foods: readonly Pick<PlannedFood, 'products' | 'slots'>[],
  noteOf: (slots: readonly SlotKey[]) => string,
  userId: string,
): Wanted[] {
  const byProduct = new Map<string, { item: NewListItem; slots: SlotKey[] }>()
  for (const { products, slots } of foods) {
    for (const { product, packages } of products) {
      const known = byProduct.get(product.id)
      const quantity = Math.min(maxItemQuantity, packages + (known?.item.quantity ?? 0))
      const item: NewListItem = {
        productId: product.id,
        name: truncate(product.name, maxItemName),
        imageUrl: product.imageUrl,
        weightQuantity: product.weightQuantity,
        department: product.department,
        diets: product.diets,
        quantity,
        priceCents: product.priceCents,
        originalPriceCents: product.originalPriceCents,
        origin: 'list',
        addedBy: userId,
      }
      byProduct.set(product.id, { item, slots: [...(known?.slots ?? []), ...slots] })
    }
  }
  return [...byProduct.values()].map(({ item, slots }) => ({
    item,
    itemId: plannedItemId(item.productId ?? ''),
    note: truncate(noteOf([...new Set(slots)].sort()), maxItemNote),
  }))
}
