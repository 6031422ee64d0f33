import type { DepartmentOrOther } from '../../catalogue/departments.ts'
import { truncate } from '../../text/truncate.ts'
import { guessDepartment } from '../guess-department.ts'
import { type ListItem, maxItemName, type NewListItem, type PlannedItem } from '../list-item.ts'
import type { ItemChange } from '../list-operations.ts'
import { isSameThing, plainRowOf } from './plain-row.ts'

/**
 * The changes that replace an item by `substitute`; none if they are the same. The row that was planned
 * first is remembered, and swapping back to it is not a swap. The new row starts unticked.
 */
export function swapItem(
  items: readonly ListItem[],
  item: ListItem,
  substitute: NewListItem,
  newItemId: string,
): ItemChange[] {
  if (isSameThing(item, substitute)) return []
  const { quantity } = item
  // The new row is written before the old one is removed, so that a device whose storage is full ends up
  // with too much rather than too little.
  const removal: ItemChange = { itemId: item.id, kind: 'remove' }
  // A ticked row is in the basket, and would not be looked at again.
  const unticked = items.filter(({ isChecked }) => !isChecked)
  const onList = plainRowOf(unticked, substitute)
  if (onList) return [{ itemId: onList.id, kind: 'more', by: quantity }, removal]

  const planned = item.insteadOf ?? plannedFrom(item)
  const added = isSameThing(planned, substitute)
    ? { ...substitute, quantity, origin: planned.origin }
    : { ...substitute, quantity, insteadOf: planned }
  return [{ itemId: newItemId, kind: 'add', item: added }, removal]
}

/** Text that suggests no department goes into the department of the item it replaces. */
export function departmentInPlaceOf(
  item: Pick<ListItem, 'name' | 'department'>,
  words: string,
): DepartmentOrOther {
  return (
    [guessDepartment(words), item.department].find(one => one !== 'Other') ??
    guessDepartment(item.name)
  )
}

/** The name is shortened, because an imported product's name may be longer than a list allows. */
function plannedFrom({ productId, name, quantity, priceCents, origin }: ListItem): PlannedItem {
  return { productId, name: truncate(name, maxItemName), quantity, priceCents, origin }
}
