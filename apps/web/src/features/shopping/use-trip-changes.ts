import type { User } from '@aisleway/core/account/session'
import type { Product } from '@aisleway/core/catalogue/product'
import { guessDepartment } from '@aisleway/core/lists/guess-department'
import {
  type ItemOrigin,
  type ListItem,
  maxItemName,
  maxItemQuantity,
  maxListItems,
  type NewListItem,
} from '@aisleway/core/lists/list-item'
import type { Change } from '@aisleway/core/lists/list-operations'
import { formatCents } from '@aisleway/core/money'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { toast } from '../../ui/toast.ts'
import type { ListReplica } from '../lists/list-replica.ts'
import { sendUnsent } from '../lists/send-unsent.ts'
import { messages } from './messages.ts'

/** Spec 2 §4. */
const vibrationMs = 30

export type LastTick = { itemId: string; name: string; isChecked: boolean }

export type TripChanges = ReturnType<typeof useTripChanges>

/** What a shopper does on the way through the store; each is kept on the device before it shows. */
export function useTripChanges(user: User, replica: ListReplica) {
  const [lastTick, setLastTick] = useState<LastTick>()

  const change = (itemId: string, ...changes: Change[]): boolean => {
    try {
      for (const one of changes) replica.change(itemId, one)
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

  const remove = (item: ListItem) => {
    const { id, isChecked, checkedBy: _, isPriceEdited, ...facts } = item
    if (!change(id, { kind: 'remove' })) return
    toast.show({
      ...messages.removed(item.name),
      action: {
        label: messages.undo,
        // An item removed does not come back: the same is added anew.
        onPress: () =>
          change(
            newId(),
            { kind: 'add', item: facts },
            ...(isPriceEdited && facts.priceCents !== null
              ? [{ kind: 'price' as const, priceCents: facts.priceCents }]
              : []),
            ...(isChecked ? [{ kind: 'check' as const, isChecked, by: user.id }] : []),
          ),
      },
    })
  }

  /** Of a product on the list already there is one more. */
  const add = (item: NewListItem): (() => void) | undefined => {
    const items = replica.get()?.items ?? []
    const same = item.productId && items.find(({ productId }) => productId === item.productId)
    if (same) {
      const quantity = Math.min(same.quantity + 1, maxItemQuantity)
      const isDone = change(same.id, { kind: 'more', by: 1 }) && quantity > same.quantity
      return isDone ? () => setQuantity(same, same.quantity) : undefined
    }
    if (items.length >= maxListItems) {
      toast.error(messages.listFull)
      return undefined
    }
    const id = newId()
    return change(id, { kind: 'add', item }) ? () => change(id, { kind: 'remove' }) : undefined
  }

  const addProduct = (product: Product, origin: ItemOrigin) => {
    const undo = add(itemFromProduct(product, origin, user))
    if (!undo) return
    const text = origin === 'deal' ? messages.dealAdded : messages.added
    toast.show({ ...text(product.name), action: { label: messages.undo, onPress: undo } })
  }

  return {
    lastTick,

    tick(item: ListItem) {
      const isChecked = !item.isChecked
      if (!check(item.id, isChecked)) return
      navigator.vibrate?.(vibrationMs)
      setLastTick({ itemId: item.id, name: item.name, isChecked })
    },

    undoTick() {
      if (lastTick && check(lastTick.itemId, !lastTick.isChecked)) setLastTick(undefined)
    },

    setQuantity,

    setPrice(item: ListItem, priceCents: number) {
      const before = item.priceCents
      if (!change(item.id, { kind: 'price', priceCents }) || before === null) return
      toast.show({
        ...messages.priceSaved(item.name, formatCents(before)),
        action: {
          label: messages.undo,
          onPress: () => change(item.id, { kind: 'price', priceCents: before }),
        },
      })
    },

    remove,
    addProduct,

    addText(text: string) {
      const undo = add(itemFromText(text, user))
      if (!undo) return
      toast.show({ ...messages.added(text), action: { label: messages.undo, onPress: undo } })
    },
  }
}

function itemFromProduct(product: Product, origin: ItemOrigin, user: User): NewListItem {
  const { id: productId, isRetired: _, ...facts } = product
  return { ...facts, productId, quantity: 1, origin, addedBy: user.id }
}

function itemFromText(text: string, user: User): NewListItem {
  const name = text.trim().slice(0, maxItemName)
  return {
    productId: null,
    name,
    imageUrl: '',
    weightQuantity: '',
    department: guessDepartment(name),
    diets: [],
    quantity: 1,
    priceCents: null,
    originalPriceCents: null,
    origin: 'aisle',
    addedBy: user.id,
  }
}
