import { isSamePart } from '../../plan/is-same-part.ts'
import { writeStamp } from '../hybrid-clock.ts'
import { type ListItem, maxItemQuantity } from '../list-item.ts'
import {
  applyOperations,
  emptyList,
  type ItemChange,
  type ItemState,
  type ListState,
  listItems,
} from '../list-operations.ts'

/**
 * The changes that restore every changed item, and every changed part of the plan, except for what somebody has changed
 * since (decision 0035). Without `now`, the list is taken to be as the changes left it.
 */
export function undoChanges(
  changes: readonly ItemChange[],
  before: readonly ListItem[],
  stateBefore: ListState = emptyList,
  now?: ListState,
): ItemChange[] {
  const known = new Map(before.map(item => [item.id, item]))
  const since = now && changesSince(changes, stateBefore, now)
  const undone = new Map<string, ItemChange>()
  for (const change of changes) {
    const { itemId } = change
    if (since && !since.isAsLeft(change)) continue
    const back =
      undoPlanChange(change, stateBefore.get(itemId)) ??
      undoChange(change, known.get(itemId), since?.addedTo(itemId) ?? 0)
    if (back) undone.set(`${back.kind} ${back.itemId}`, back)
  }
  return [...undone.values()]
}

/** Compares the list as the changes left it with the list now. */
function changesSince(changes: readonly ItemChange[], before: ListState, now: ListState) {
  const left = applyOperations(
    before,
    changes.map((change, i) => ({ ...change, id: `${i}`, at: writeStamp(latestMs, i, '') })),
  )
  const quantitiesLeft = quantitiesOf(left)
  const quantities = quantitiesOf(now)
  /** Undefined if the item is no longer on the list. */
  const grownBy = (itemId: string) => {
    const quantity = quantities.get(itemId)
    return quantity && quantity - (quantitiesLeft.get(itemId) ?? 0)
  }
  return {
    isAsLeft({ itemId, kind }: ItemChange): boolean {
      const [wrote, holds] = [left.get(itemId) ?? {}, now.get(itemId) ?? {}]
      const grown = grownBy(itemId)
      switch (kind) {
        case 'add':
        case 'restore':
          return grown === 0 && isSamePart(fieldsOf(wrote), fieldsOf(holds))
        case 'remove':
          return grown === undefined
        case 'more':
        case 'quantity':
          // What others add can be told apart from it, a quantity that they set cannot.
          return grown === 0 || (grown !== undefined && grown > 0 && isSetAlike(wrote, holds))
        default:
          return isSamePart(fieldsOf(wrote)[kind], fieldsOf(holds)[kind])
      }
    },

    /** How much others have added to the quantity. */
    addedTo: (itemId: string) => grownBy(itemId) ?? 0,
  }
}

/** The latest time that a stamp can hold. */
const latestMs = 9_999_999_999_999

function quantitiesOf(state: ListState): Map<string, number> {
  return new Map(listItems(state).map(({ id, quantity }) => [id, quantity]))
}

function isSetAlike(one: ItemState, other: ItemState): boolean {
  return one.quantity?.value === other.quantity?.value
}

/** What a shopper can change of an item or of a part of the plan, except for the quantity. */
function fieldsOf({ base, ...written }: ItemState) {
  return {
    price: written.price?.value ?? null,
    note: written.note?.value ?? base?.value.note ?? '',
    name: written.name?.value,
    department: written.department?.value,
    order: written.order?.value,
    elsewhere: written.elsewhere?.value ?? false,
    check: written.check?.value.isChecked ?? false,
    planSettings: written.planSettings?.value,
    slot: written.slot?.value ?? null,
    eaters: written.eaters?.value ?? null,
  }
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
  added: number,
): ItemChange | undefined {
  if (kind === 'add' || kind === 'restore') return { itemId, kind: 'remove' }
  if (kind === 'remove') return { itemId, kind: 'restore' }
  if (!old) return undefined
  switch (kind) {
    case 'more':
    case 'quantity':
      return { itemId, kind: 'quantity', quantity: Math.min(maxItemQuantity, old.quantity + added) }
    case 'price': {
      // Unless its price was typed, a product returns to the store's price.
      const isOwn = old.isPriceEdited || old.productId === null
      const { lineTotalCents: cents, quantity } = old
      const lineTotal = cents !== undefined && { lineTotal: { cents, quantity } }
      return { itemId, kind, priceCents: isOwn ? old.priceCents : null, ...lineTotal }
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
