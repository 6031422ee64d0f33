import type { User } from '@aisleway/core/account/session'
import type { Product } from '@aisleway/core/catalogue/product'
import { departmentInPlaceOf, swapItem } from '@aisleway/core/lists/changes/swap'
import type { ItemOrigin, ListItem, NewListItem } from '@aisleway/core/lists/list-item'
import { newId } from '../../../api/client/new-id.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { listChanges } from '../../lists/changes/list-changes.ts'
import type { ListReplica } from '../../lists/replica/list-replica.ts'
import { freeTextItem, newItem } from '../../lists/replica/new-item.ts'
import { messages } from '../messages.ts'

/** The vibration on a tick (spec 2 §4). */
const vibrationMs = 30

export type LastTick = { itemId: string; name: string; isChecked: boolean }

/** Whether the item still is as this tick left it. */
export function canUndo(tick: LastTick, items: readonly ListItem[]): boolean {
  return items.some(({ id, isChecked }) => id === tick.itemId && isChecked === tick.isChecked)
}

export type TripChanges = ReturnType<typeof tripChanges>

/** The changes that a shopper makes in the store. */
export function tripChanges(user: User, replica: ListReplica, onTick: (tick: LastTick) => void) {
  const { change, changeAndToast, add, setQuantity, setPrice, remove, reportRemovedElsewhere } =
    listChanges(replica)

  const check = (itemId: string, isChecked: boolean) =>
    change({ itemId, kind: 'check', isChecked, by: user.id })

  const swap = (item: ListItem, substitute: NewListItem) =>
    changeAndToast(
      messages.swapped(item.name, substitute.name),
      ...swapItem(replica.get()?.items ?? [], item, substitute, newId()),
    )

  const addAndToast = (item: NewListItem, text: { title: string; message: string }) => {
    const undo = add(item)
    if (undo) toast.show({ ...text, brief: true, undo })
  }

  return {
    tick(item: ListItem, isChecked: boolean) {
      const isKept = check(item.id, isChecked)
      navigator.vibrate?.(vibrationMs)
      onTick({ itemId: item.id, name: item.name, isChecked })
      return isKept
    },

    check,

    /** Keeps it on the list, for another store. */
    buyElsewhere: (item: ListItem) =>
      changeAndToast(messages.elsewhere(item.name), {
        itemId: item.id,
        kind: 'elsewhere',
        isElsewhere: true,
      }),

    buyHere: (item: ListItem) => change({ itemId: item.id, kind: 'elsewhere', isElsewhere: false }),

    setQuantity,
    setPrice,
    remove,
    reportRemovedElsewhere,

    addProduct(product: Product, origin: ItemOrigin) {
      const text = origin === 'deal' ? messages.dealAdded : messages.added
      addAndToast({ ...newItem(product, 1, user.id), origin }, text(product.name))
    },

    swapForProduct: (item: ListItem, product: Product) =>
      swap(item, { ...newItem(product, item.quantity, user.id), origin: 'aisle' }),

    swapForText: (item: ListItem, text: string) =>
      swap(item, {
        ...freeTextItem(text, item.quantity, user.id),
        department: departmentInPlaceOf(item, text),
        origin: 'aisle',
      }),

    addText: (text: string) =>
      addAndToast({ ...freeTextItem(text, 1, user.id), origin: 'aisle' }, messages.added(text)),
  }
}
