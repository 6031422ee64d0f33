import type { ListItem, NewListItem } from '../list-item.ts'

/** The item as planned, to be added again: ticks, swaps and its place belong to one trip or list. */
export function withoutTrip(item: ListItem): NewListItem {
  const {
    id: _,
    order: _order,
    isChecked: _isChecked,
    isElsewhere: _isElsewhere,
    checkedBy: _checkedBy,
    isPriceEdited: _isPriceEdited,
    lineTotalCents: _lineTotalCents,
    isRetired: _isRetired,
    insteadOf: _insteadOf,
    note,
    ...facts
  } = item
  return { ...facts, ...(note && { note }), origin: 'list' }
}
