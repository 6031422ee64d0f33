import type { Stamp } from './hybrid-clock.ts'
import { type ListItem, maxItemQuantity, type NewListItem } from './list-item.ts'

/**
 * What devices do to a list (answer 21). Operations may arrive late, twice and in any order: every
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
  /** No change brings the item back but undoing this; adding the product again is a new item. */
  | { kind: 'remove' }
  /** Undoes a removal: the item is as it was, with what was done to it meanwhile. */
  | { kind: 'restore' }

/** More are sent as several messages. */
export const maxOperationsAtOnce = 500

type Register<Value> = { value: Value; at: Stamp }

/** All that is known of one item; `base` is missing while only later changes have arrived. */
export type ItemState = {
  base?: Register<NewListItem>
  quantity?: Register<number>
  price?: Register<number>
  check?: Register<{ isChecked: boolean; by: string }>
  /** Additions after the last set quantity, by operation. */
  more?: Readonly<Record<string, Register<number>>>
  removed?: Register<boolean>
  /** Removed before removals had a stamp; nobody can undo it any more. */
  isRemoved?: true
}

/** By item id. */
export type ListState = ReadonlyMap<string, ItemState>

/** A list's state as it travels and is stored, since JSON has no maps. */
export type ListRecord = Readonly<Record<string, ItemState>>

export const emptyList: ListState = new Map()

export function listState(record: ListRecord): ListState {
  return new Map(Object.entries(record))
}

export function listRecord(state: ListState): ListRecord {
  return Object.fromEntries(state)
}

export function applyOperations(state: ListState, operations: readonly ListOperation[]): ListState {
  const byItem = new Map<string, ListOperation[]>()
  for (const operation of operations) {
    const ofItem = byItem.get(operation.itemId)
    if (ofItem) ofItem.push(operation)
    else byItem.set(operation.itemId, [operation])
  }
  const items = new Map(state)
  for (const [id, ofItem] of byItem) items.set(id, applyToItem(items.get(id) ?? {}, ofItem))
  return items
}

/**
 * The same whatever the order: each field keeps its latest writer. The cost grows with the number of
 * operations alone, since they are folded into one copy of the item.
 */
function applyToItem(item: ItemState, operations: readonly ListOperation[]): ItemState {
  const next = { ...item }
  const more = new Map(Object.entries(item.more ?? {}))
  for (const operation of operations) {
    const { at } = operation
    switch (operation.kind) {
      case 'add':
        next.base = earliest(next.base, { value: operation.item, at })
        break
      case 'more':
        more.set(operation.id, { value: operation.by, at })
        break
      case 'quantity':
        next.quantity = latest(next.quantity, { value: operation.quantity, at })
        break
      case 'price':
        next.price = latest(next.price, { value: operation.priceCents, at })
        break
      case 'check': {
        const { isChecked, by } = operation
        next.check = latest(next.check, { value: { isChecked, by }, at })
        break
      }
      case 'remove':
      case 'restore':
        next.removed = latest(next.removed, { value: operation.kind === 'remove', at })
    }
  }
  if (more.size > 0) next.more = countedAdditions(more, next.quantity)
  return next
}

/** When the item was last written to, by its latest stamp. */
export function lastStamp(item: ItemState): Stamp[] {
  const { base, quantity, price, check, removed, more = {} } = item
  const registers = [base, quantity, price, check, removed, ...Object.values(more)]
  const stamps = registers.flatMap(register => register?.at ?? [])
  return stamps.length > 0 ? [stamps.reduce((a, b) => (a > b ? a : b))] : []
}

/** The items of the list in the order in which they were added. */
export function listItems(state: ListState): ListItem[] {
  return [...state]
    .flatMap(([id, item]) => (item.base && !isGone(item) ? [{ id, item, base: item.base }] : []))
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

function isGone({ removed, isRemoved }: ItemState): boolean {
  return isRemoved ?? removed?.value ?? false
}

function quantityOf({ quantity, more = {} }: ItemState, initial: number): number {
  const added = Object.values(more).reduce((sum, { value }) => sum + value, 0)
  return Math.min(maxItemQuantity, Math.max(1, (quantity?.value ?? initial) + added))
}

/**
 * The additions that the quantity depends on: those after the last set quantity, which says what the
 * shopper saw, and of these the latest so many as reach the largest quantity by themselves. What is
 * left out never counts again, in whatever order the operations arrive.
 */
function countedAdditions(
  more: ReadonlyMap<string, Register<number>>,
  quantity: Register<number> | undefined,
): Record<string, Register<number>> {
  const counted = [...more].filter(([, { at }]) => !quantity || at > quantity.at)
  if (counted.length > maxItemQuantity) {
    counted.sort(([idA, a], [idB, b]) => compare(b.at, a.at) || compare(idB, idA))
    counted.length = maxItemQuantity
  }
  return Object.fromEntries(counted)
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
