import { type ListItem, maxItemNote, type NewListItem } from '../list-item.ts'
import type { ItemChange } from '../list-operations.ts'
import { plainRowOf } from './plain-row.ts'

/**
 * The changes that put more items on a list. If a product or text is already on it, its quantity grows, unless that
 * row is ticked: it is in the basket and would not be looked at again.
 */
export function mergeItems(
  items: readonly ListItem[],
  wanted: readonly NewListItem[],
  newId: () => string,
): ItemChange[] {
  const open = items.filter(({ isChecked }) => !isChecked)
  const added: (NewListItem & { id: string })[] = []
  const changes: ItemChange[] = []
  for (const item of wanted) {
    const same = plainRowOf(open, item)
    const twin = same ? undefined : plainRowOf(added, item)
    if (same) changes.push(...growth(same, item))
    else if (twin) changes.push(...growth({ ...twin, note: twin.note ?? '' }, item))
    else {
      const id = newId()
      added.push({ ...item, id })
      changes.push({ itemId: id, kind: 'add', item })
    }
  }
  return changes
}

/** A note is appended to the existing one if both fit. */
function growth(
  { id: itemId, note }: Pick<ListItem, 'id' | 'note'>,
  { quantity, note: more = '' }: NewListItem,
): ItemChange[] {
  const both = [note, more].filter(Boolean).join('; ')
  const isNew = more !== '' && !note.includes(more) && both.length <= maxItemNote
  return [
    { itemId, kind: 'more', by: quantity },
    ...(isNew ? [{ itemId, kind: 'note' as const, note: both }] : []),
  ]
}
