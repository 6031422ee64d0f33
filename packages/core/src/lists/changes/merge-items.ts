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
  const rows: (NewListItem & { id: string })[] = items.filter(({ isChecked }) => !isChecked)
  const notes = new Map(rows.map(({ id, note = '' }) => [id, note]))
  return wanted.flatMap((item): ItemChange[] => {
    const same = plainRowOf(rows, item)
    const itemId = same?.id ?? newId()
    const note = withNote(notes.get(itemId), item.note)
    const isNoteNew = note !== notes.get(itemId)
    notes.set(itemId, note)
    if (!same) {
      rows.push({ ...item, id: itemId })
      return [{ itemId, kind: 'add', item }]
    }
    return [
      { itemId, kind: 'more', by: item.quantity },
      ...(isNoteNew ? [{ itemId, kind: 'note' as const, note }] : []),
    ]
  })
}

/** A note is appended to the existing one if both fit. */
function withNote(note = '', more = ''): string {
  const both = [note, more].filter(Boolean).join('; ')
  return note.includes(more) || both.length > maxItemNote ? note : both
}
