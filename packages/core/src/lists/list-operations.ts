import type { DepartmentOrOther } from '../catalogue/departments.ts'
import type { Eaters, PlannedSlot, PlanSettings } from '../plan/plan.ts'
import type { LineTotal } from '../shopping/line-cents.ts'
import type { Stamp } from './hybrid-clock.ts'
import { type ItemOrder, orderOfStamp } from './item-order.ts'
import { type ListItem, maxItemQuantity, type NewListItem } from './list-item.ts'

/**
 * An operation of a device on a list (answer 21). Operations may arrive late, twice and in any order: all replicas
 * with the same operations converge on the same list.
 */
export type ListOperation = {
  /** Unique; an operation whose id is already known changes nothing. */
  id: string
  at: Stamp
} & ItemChange

export type ItemChange = { itemId: string } & Change

export type Change =
  | { kind: 'add'; item: NewListItem }
  /** Adds to the quantity, so that the additions of two devices add up. */
  | { kind: 'more'; by: number }
  | { kind: 'quantity'; quantity: number }
  /** Null takes back a price that a shopper typed. */
  | { kind: 'price'; priceCents: number | null; lineTotal?: LineTotal }
  /** An empty text removes the note. */
  | { kind: 'note'; note: string }
  /** Changes free text; a product keeps its name and its department. */
  | { kind: 'name'; name: string }
  | { kind: 'department'; department: DepartmentOrOther }
  | { kind: 'order'; order: ItemOrder }
  /** The store is out of it today; it stays on the list to be bought elsewhere. */
  | { kind: 'elsewhere'; isElsewhere: boolean }
  | { kind: 'check'; isChecked: boolean; by: string }
  /** Only undoing the removal brings the item back; adding the product again creates a new item. */
  | { kind: 'remove' }
  /** Undoes a removal: the item is as it was, with the changes made to it in the meantime. */
  | { kind: 'restore' }
  | PlanChange

/** A change to the list's plan, whose parts have reserved ids: see `plan/plan-ids.ts`. */
type PlanChange =
  | { kind: 'planSettings'; settings: PlanSettings }
  /** Null means the slot is yet to be planned. */
  | { kind: 'slot'; slot: PlannedSlot | null }
  /** Null means everybody in the plan, and no guests. */
  | { kind: 'eaters'; eaters: Eaters | null }

/** More operations are sent as several messages. */
export const maxOperationsAtOnce = 500

type Register<Value> = { value: Value; at: Stamp }

/** Everything known about one item; `base` is missing while only later changes have arrived. */
export type ItemState = {
  base?: Register<NewListItem>
  quantity?: Register<number>
  price?: Register<number | null> & { lineTotal?: LineTotal }
  note?: Register<string>
  name?: Register<string>
  department?: Register<DepartmentOrOther>
  order?: Register<ItemOrder>
  elsewhere?: Register<boolean>
  check?: Register<{ isChecked: boolean; by: string }>
  /** Additions after the quantity was last set, by operation id. */
  more?: Readonly<Record<string, Register<number>>>
  removed?: Register<boolean>
  /** Marks a removal from before removals had a stamp; it can no longer be undone. */
  isRemoved?: true
  // Parts of the plan never have a base, so they are not items of the list.
  planSettings?: Register<PlanSettings>
  slot?: Register<PlannedSlot | null>
  eaters?: Register<Eaters | null>
}

/** The items by id. */
export type ListState = ReadonlyMap<string, ItemState>

/** A list's state as it is sent and stored, since JSON has no maps. */
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
 * The result does not depend on the order of operations, because the last writer wins for each field. Operations are
 * folded into one copy of the item, so the cost grows only with their number.
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
      case 'price': {
        const { priceCents: value, lineTotal } = operation
        next.price = latest(next.price, { value, at, ...(lineTotal && { lineTotal }) })
        break
      }
      case 'note':
        next.note = latest(next.note, { value: operation.note, at })
        break
      case 'name':
        next.name = latest(next.name, { value: operation.name, at })
        break
      case 'department':
        next.department = latest(next.department, { value: operation.department, at })
        break
      case 'order':
        next.order = latest(next.order, { value: operation.order, at })
        break
      case 'elsewhere':
        next.elsewhere = latest(next.elsewhere, { value: operation.isElsewhere, at })
        break
      case 'check': {
        const { isChecked, by } = operation
        next.check = latest(next.check, { value: { isChecked, by }, at })
        break
      }
      case 'remove':
      case 'restore':
        next.removed = latest(next.removed, { value: operation.kind === 'remove', at })
        break
      case 'planSettings':
        next.planSettings = latest(next.planSettings, { value: operation.settings, at })
        break
      case 'slot':
        next.slot = latest(next.slot, { value: operation.slot, at })
        break
      case 'eaters':
        next.eaters = latest(next.eaters, { value: operation.eaters, at })
    }
  }
  if (more.size > 0) next.more = countedAdditions(more, next.quantity)
  return next
}

/** The latest stamp of the item. */
export function lastStamp(item: ItemState): Stamp[] {
  const { more = {}, isRemoved: _, ...registers } = item
  const stamps = [...Object.values(registers), ...Object.values(more)].map(({ at }) => at)
  return stamps.length > 0 ? [stamps.reduce((a, b) => (a > b ? a : b))] : []
}

/** The items of the list, in the order in which they were added until somebody moves them. */
export function listItems(state: ListState): ListItem[] {
  return [...state]
    .flatMap(([id, item]) => (item.base && !isGone(item) ? [itemFrom(id, item, item.base)] : []))
    .sort((a, b) => compare(a.order, b.order) || compare(a.id, b.id))
}

/** The name of an item, also of one that was removed; undefined if it is not known yet, and for a part of the plan. */
export function itemName({ base, name }: ItemState): string | undefined {
  return base?.value.productId === null ? (name?.value ?? base.value.name) : base?.value.name
}

function itemFrom(
  id: string,
  item: ItemState,
  { value: base, at }: Register<NewListItem>,
): ListItem {
  const { check } = item
  const words = base.productId === null ? item : {}
  const quantity = quantityOf(item, base.quantity)
  const price = priceFor(quantity, item)
  return {
    ...base,
    id,
    name: words.name?.value ?? base.name,
    department: words.department?.value ?? base.department,
    note: item.note?.value ?? base.note ?? '',
    order: item.order?.value ?? orderOfStamp(at),
    quantity,
    ...(price?.lineTotal && { lineTotalCents: price.lineTotal.cents }),
    priceCents: price?.value ?? (words.price ? null : base.priceCents),
    isPriceEdited: typeof price?.value === 'number',
    isChecked: check?.value.isChecked ?? false,
    isElsewhere: item.elsewhere?.value ?? false,
    checkedBy: check?.value.isChecked ? check.value.by : null,
  }
}

/** The typed price. What the scale said of so many tells nothing about another quantity, which has to be weighed again. */
function priceFor(quantity: number, { price }: ItemState): ItemState['price'] {
  return price?.lineTotal && price.lineTotal.quantity !== quantity ? undefined : price
}

function isGone({ removed, isRemoved }: ItemState): boolean {
  return isRemoved ?? removed?.value ?? false
}

function quantityOf({ quantity, more = {} }: ItemState, initial: number): number {
  const added = Object.values(more).reduce((sum, { value }) => sum + value, 0)
  return Math.min(maxItemQuantity, Math.max(1, (quantity?.value ?? initial) + added))
}

/**
 * The additions that the quantity depends on: those after the quantity was last set, because that is what
 * the shopper saw, and of these only as many of the latest as reach the maximum quantity. An addition that
 * is left out never counts again, in whatever order the operations arrive.
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

function latest<One extends { at: Stamp }>(held: One | undefined, given: One): One {
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
