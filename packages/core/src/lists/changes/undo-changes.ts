import type { ListItem } from '../list-item.ts'
import { emptyList, type ItemChange, type ItemState, type ListState } from '../list-operations.ts'

/** The changes that restore every changed item, and every changed part of the plan. */
export function undoChanges(
  changes: readonly ItemChange[],
  before: readonly ListItem[],
  stateBefore: ListState = emptyList,
): ItemChange[] {
  const known = new Map(before.map(item => [item.id, item]))
  const undone = new Map<string, ItemChange>()
  for (const change of changes) {
    const back =
      undoPlanChange(change, stateBefore.get(change.itemId)) ??
      undoChange(change, known.get(change.itemId))
    if (back) undone.set(`${back.kind} ${back.itemId}`, back)
  }
  return [...undone.values()]
}

function undoPlanChange(
  { itemId, kind }: ItemChange,
  old: ItemState | undefined,
): ItemChange | undefined {
  switch (kind) {
    case 'planSettings':
      return old?.planSettings && { itemId, kind, settings: old.planSettings.value }
    case 'slot':
      return { itemId, kind, slot: old?.slot?.value ?? null }
    case 'eaters':
      return { itemId, kind, eaters: old?.eaters?.value ?? null }
    default:
      return undefined
  }
}

function undoChange(
  { itemId, kind }: ItemChange,
  old: ListItem | undefined,
): ItemChange | undefined {
  if (kind === 'add' || kind === 'restore') return { itemId, kind: 'remove' }
  if (kind === 'remove') return { itemId, kind: 'restore' }
  if (!old) return undefined
  switch (kind) {
    case 'more':
    case 'quantity':
      return { itemId, kind: 'quantity', quantity: old.quantity }
    case 'price': {
      // Unless its price was typed, a product returns to the store's price.
      const isOwn = old.isPriceEdited || old.productId === null
      return { itemId, kind, priceCents: isOwn ? old.priceCents : null }
    }
    case 'note':
      return { itemId, kind, note: old.note }
    case 'name':
      return { itemId, kind, name: old.name }
    case 'department':
      return { itemId, kind, department: old.department }
    case 'order':
      return { itemId, kind, order: old.order }
    case 'elsewhere':
      return { itemId, kind, isElsewhere: old.isElsewhere }
    case 'check':
      return { itemId, kind, isChecked: old.isChecked, by: old.checkedBy ?? '' }
    default:
      return undefined
  }
}
