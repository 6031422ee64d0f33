import type { Stamp } from './hybrid-clock.ts'
import { type ListItem, maxItemQuantity, type NewListItem } from './list-item.ts'

/**
 * What devices do to a list (decision 21). Operations may arrive late, twice and in any order: every
 * replica that has the same ones holds the same list.
 */
export type ListOperation = {
  /** Unique; one that was seen before changes nothing. */
  id: string
  at: Stamp
  itemId: string
} & Change

export type Change =
  | { kind: 'add'; item: NewListItem }
  /** So many more of the same; two devices' additions add up. */
  | { kind: 'more'; by: number }
  | { kind: 'quantity'; quantity: number }
  | { kind: 'price'; priceCents: number }
  | { kind: 'check'; isChecked: boolean; by: string }
  /** For good: an item removed does not come back; adding the product again is a new item. */
  | { kind: 'remove' }

type Register<Value> = { value: Value; at: Stamp }

/** All that is known of one item; `base` is missing while only later changes have arrived. */
export type ItemState = {
  base?: Register<NewListItem>
  quantity?: Register<number>
  price?: Register<number>
  check?: Register<{ isChecked: boolean; by: string }>
  /** Additions after the last set quantity, by operation. */
  more?: Readonly<Record<string, Register<number>>>
  isRemoved?: true
}

/** By item id. */
export type ListState = Readonly<Record<string, ItemState>>

export const emptyList: ListState = {}

export function applyOperations(state: ListState, operations: readonly ListOperation[]): ListState {
  const items: Record<string, ItemState> = { ...state }
  for (const operation of operations) {
    items[operation.itemId] = applyToItem(items[operation.itemId] ?? {}, operation)
  }
  return items
}

/** The same whatever the order: each field keeps its latest writer, a removal stays. */
export function applyToItem(item: ItemState, operation: ListOperation): ItemState {
  const { at } = operation
  switch (operation.kind) {
    case 'add':
      return { ...item, base: earliest(item.base, { value: operation.item, at }) }
    case 'more': {
      const by = { value: operation.by, at }
      return withoutOvertaken({ ...item, more: { ...item.more, [operation.id]: by } })
    }
    case 'quantity':
      return withoutOvertaken({
        ...item,
        quantity: latest(item.quantity, { value: operation.quantity, at }),
      })
    case 'price':
      return { ...item, price: latest(item.price, { value: operation.priceCents, at }) }
    case 'check': {
      const { isChecked, by } = operation
      return { ...item, check: latest(item.check, { value: { isChecked, by }, at }) }
    }
    case 'remove':
      return { ...item, isRemoved: true }
  }
}

/** The items of the list in the order in which they were added. */
export function listItems(state: ListState): ListItem[] {
  return Object.entries(state)
    .flatMap(([id, item]) => (item.base && !item.isRemoved ? [{ id, item, base: item.base }] : []))
    .sort((a, b) => compare(a.base.at, b.base.at) || compare(a.id, b.id))
    .map(({ id, item, base }) => ({
      ...base.value,
      id,
      quantity: quantityOf(item, base.value.quantity),
      priceCents: item.price?.value ?? base.value.priceCents,
      isPriceEdited: item.price !== undefined,
      isChecked: item.check?.value.isChecked ?? false,
      checkedBy: item.check?.value.isChecked ? item.check.value.by : null,
    }))
}

function quantityOf({ quantity, more = {} }: ItemState, initial: number): number {
  const added = Object.values(more).reduce((sum, { value }) => sum + value, 0)
  return Math.min(maxItemQuantity, Math.max(1, (quantity?.value ?? initial) + added))
}

/** A set quantity says what the shopper saw, earlier additions included. */
function withoutOvertaken(item: ItemState): ItemState {
  const { more, quantity } = item
  if (!more || !quantity) return item
  const later = Object.entries(more).filter(([, { at }]) => at > quantity.at)
  return { ...item, more: Object.fromEntries(later) }
}

function latest<Value>(held: Register<Value> | undefined, given: Register<Value>): Register<Value> {
  return held && held.at >= given.at ? held : given
}

function earliest<Value>(
  held: Register<Value> | undefined,
  given: Register<Value>,
): Register<Value> {
  return held && held.at <= given.at ? held : given
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
