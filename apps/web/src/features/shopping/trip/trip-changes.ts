import type { User } from '@aisleway/core/account/session'
import type { Product } from '@aisleway/core/catalogue/product'
import {
  type ItemOrigin,
  type ListItem,
  maxItemName,
  maxItemQuantity,
  maxListItems,
  type NewListItem,
} from '@aisleway/core/lists/list-item'
import type { Change } from '@aisleway/core/lists/list-operations'
import {
  departmentInPlaceOf,
  type ItemChange,
  plainRowOf,
  swapItem,
} from '@aisleway/core/lists/swap'
import { formatCents } from '@aisleway/core/money'
import { truncate } from '@aisleway/core/truncate'
import { newId } from '../../../api/client/new-id.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import type { ListReplica } from '../../lists/replica/list-replica.ts'
import { freeTextItem, newItem } from '../../lists/replica/new-item.ts'
import { sendUnsent } from '../../lists/replica/send-unsent.ts'
import { messages } from '../messages.ts'

/** The vibration of a tick (spec 2 §4). */
const vibrationMs = 30

export type LastTick = { itemId: string; name: string; isChecked: boolean }

export type TripChanges = ReturnType<typeof tripChanges>

/**
 * The changes that a shopper makes in the store. Each shows at once, and is sent when it is on the disk.
 */
export function tripChanges(user: User, replica: ListReplica, onTick: (tick: LastTick) => void) {
  /** Resolves to false when it could not be kept. */
  const change = async (itemId: string, ...changes: Change[]): Promise<boolean> => {
    try {
      await Promise.all(changes.map(one => replica.change(itemId, one)))
    } catch {
      toast.error({ ...messages.notKept, key: 'not-kept' })
      return false
    }
    sendUnsent()
    return true
  }

  const check = (itemId: string, isChecked: boolean) =>
    change(itemId, { kind: 'check', isChecked, by: user.id })

  const setQuantity = (item: ListItem, quantity: number) =>
    change(item.id, { kind: 'quantity', quantity })

  /** A removed item cannot come back, so the same is added again with its price and its tick. */
  const putBack = (item: ListItem) => {
    const { id: _, isChecked, checkedBy: __, isPriceEdited, ...facts } = item
    change(
      newId(),
      { kind: 'add', item: { ...facts, name: truncate(facts.name, maxItemName) } },
      ...(isPriceEdited && facts.priceCents !== null
        ? [{ kind: 'price' as const, priceCents: facts.priceCents }]
        : []),
      ...(isChecked ? [{ kind: 'check' as const, isChecked, by: user.id }] : []),
    )
  }

  const remove = (item: ListItem) => {
    change(item.id, { kind: 'remove' })
    toast.show({
      ...messages.removed(item.name),
      brief: true,
      action: { label: messages.undo, onPress: () => putBack(item) },
    })
  }

  const swap = (item: ListItem, substitute: NewListItem) => {
    const items = replica.get()?.items ?? []
    const changes = swapItem(items, item, substitute, newId())
    if (changes.length === 0) return
    for (const { itemId, ...one } of changes) change(itemId, one)
    toast.show({
      ...messages.swapped(item.name, substitute.name),
      brief: true,
      action: { label: messages.undo, onPress: () => undoSwap(items, item, changes) },
    })
  }

  /** `before` holds the items as they were. */
  const undoSwap = (
    before: readonly ListItem[],
    item: ListItem,
    changes: readonly ItemChange[],
  ) => {
    putBack(item)
    for (const { itemId, kind } of changes) {
      const grown = before.find(({ id }) => id === itemId)
      if (kind === 'add') change(itemId, { kind: 'remove' })
      if (kind === 'more' && grown) setQuantity(grown, grown.quantity)
    }
  }

  /** Adds an item, or one more when the product is on the list already. */
  const add = (item: NewListItem): (() => void) | undefined => {
    const items = replica.get()?.items ?? []
    const same = item.productId === null ? undefined : plainRowOf(items, item)
    if (same) {
      const quantity = Math.min(same.quantity + 1, maxItemQuantity)
      change(same.id, { kind: 'more', by: 1 })
      return quantity > same.quantity ? () => setQuantity(same, same.quantity) : undefined
    }
    if (items.length >= maxListItems) {
      toast.error(messages.listFull)
      return undefined
    }
    const id = newId()
    change(id, { kind: 'add', item })
    return () => change(id, { kind: 'remove' })
  }

  const addProduct = (product: Product, origin: ItemOrigin) => {
    const undo = add({ ...newItem(product, 1, user.id), origin })
    if (!undo) return
    const text = origin === 'deal' ? messages.dealAdded : messages.added
    tellAdded(text(product.name), undo)
  }

  return {
    tick(item: ListItem, isChecked: boolean) {
      const isKept = check(item.id, isChecked)
      navigator.vibrate?.(vibrationMs)
      onTick({ itemId: item.id, name: item.name, isChecked })
      return isKept
    },

    check,
    setQuantity,

    setPrice(item: ListItem, priceCents: number) {
      const before = item.priceCents
      change(item.id, { kind: 'price', priceCents })
      if (before === null) return
      toast.show({
        ...messages.priceSaved(item.name, formatCents(before)),
        brief: true,
        action: {
          label: messages.undo,
          onPress: () => change(item.id, { kind: 'price', priceCents: before }),
        },
      })
    },

    remove,
    addProduct,

    swapForProduct: (item: ListItem, product: Product) =>
      swap(item, { ...newItem(product, item.quantity, user.id), origin: 'aisle' }),

    swapForText: (item: ListItem, text: string) =>
      swap(item, {
        ...freeTextItem(text, item.quantity, user.id),
        department: departmentInPlaceOf(item, text),
        origin: 'aisle',
      }),

    addText(text: string) {
      const undo = add({ ...freeTextItem(text, 1, user.id), origin: 'aisle' })
      if (!undo) return
      tellAdded(messages.added(text), undo)
    },
  }
}

function tellAdded(text: { title: string; message: string }, undo: () => void) {
  toast.show({ ...text, brief: true, action: { label: messages.undo, onPress: undo } })
}
