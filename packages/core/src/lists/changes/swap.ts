import type { DepartmentOrOther } from '../../catalogue/departments.ts'
import { foldText } from '../../fold-text.ts'
import { truncate } from '../../truncate.ts'
import { guessDepartment } from '../guess-department.ts'
import { type ListItem, maxItemName, type NewListItem, type PlannedItem } from '../list-item.ts'
import type { ItemChange } from '../list-operations.ts'

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
  if (isSame(item, substitute)) return []
  const { quantity } = item
  // The new row is written before the old one is removed, so that a device whose storage is full ends up
  // with too much rather than too little.
  const removal: ItemChange = { itemId: item.id, kind: 'remove' }
  const onList = plainRowOf(items, substitute)
  if (onList) return [{ itemId: onList.id, kind: 'more', by: quantity }, removal]

  const planned = item.insteadOf ?? plannedFrom(item)
  const added = isSame(planned, substitute)
    ? { ...substitute, quantity, origin: planned.origin }
    : { ...substitute, quantity, insteadOf: planned }
  return [{ itemId: newItemId, kind: 'add', item: added }, removal]
}

/** The row to which more of the same is added; a row that replaces another item is not used for that. */
export function plainRowOf<Row extends NewListItem>(
  items: readonly Row[],
  wanted: Named,
): Row | undefined {
  return items.find(item => item.insteadOf === undefined && isSame(item, wanted))
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

type Named = Pick<NewListItem, 'productId' | 'name'>

/** Whether both are the same product or the same text. */
function isSame(one: Named, other: Named): boolean {
  if (one.productId !== other.productId) return false
  return one.productId !== null || wordsOf(one.name) === wordsOf(other.name)
}

function wordsOf(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim()
}

/** The name is shortened, because an imported product's name may be longer than a list allows. */
function plannedFrom({ productId, name, quantity, priceCents, origin }: ListItem): PlannedItem {
  return { productId, name: truncate(name, maxItemName), quantity, priceCents, origin }
}
