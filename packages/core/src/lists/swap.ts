import type { DepartmentOrOther } from '../catalogue/departments.ts'
import { cutText } from '../cut-text.ts'
import { guessDepartment } from './guess-department.ts'
import { type ListItem, maxItemName, type NewListItem, type PlannedItem } from './list-item.ts'
import type { Change } from './list-operations.ts'

export type ItemChange = { itemId: string } & Change

/**
 * What takes `substitute` in place of an item; nothing, when they are the same. The row that was
 * planned first is remembered, and a swap back to it is none. The new row starts unticked.
 */
export function swapItem(
  items: readonly ListItem[],
  item: ListItem,
  substitute: NewListItem,
  newItemId: string,
): ItemChange[] {
  if (isSame(item, substitute)) return []
  const { quantity } = item
  // Kept before the other goes: a device without room is left with too much, not with too little.
  const removal: ItemChange = { itemId: item.id, kind: 'remove' }
  const onList = plainRowOf(items, substitute)
  if (onList) return [{ itemId: onList.id, kind: 'more', by: quantity }, removal]

  const planned = item.insteadOf ?? plannedFrom(item)
  const added = isSame(planned, substitute)
    ? { ...substitute, quantity, origin: planned.origin }
    : { ...substitute, quantity, insteadOf: planned }
  return [{ itemId: newItemId, kind: 'add', item: added }, removal]
}

/** The row that more of the same goes to: one that replaces another item counts for that one alone. */
export function plainRowOf(items: readonly ListItem[], wanted: Named): ListItem | undefined {
  return items.find(item => item.insteadOf === undefined && isSame(item, wanted))
}

/** Words that say nothing of a department are taken where the item would have stood. */
export function departmentInPlaceOf(
  item: Pick<ListItem, 'name' | 'department'>,
  words: string,
): DepartmentOrOther {
  return (
    [guessDepartment(words), item.department].find(one => one !== 'Other') ??
    guessDepartment(item.name)
  )
}

type Named = Pick<NewListItem, 'productId' | 'name'>

/** The same product, or the same words. */
function isSame(one: Named, other: Named): boolean {
  if (one.productId !== other.productId) return false
  return one.productId !== null || wordsOf(one.name) === wordsOf(other.name)
}

function wordsOf(name: string): string {
  return name.trim().toLowerCase()
}

/** An imported product may be called longer than a list takes. */
function plannedFrom({ productId, name, quantity, priceCents, origin }: ListItem): PlannedItem {
  return { productId, name: cutText(name, maxItemName), quantity, priceCents, origin }
}
