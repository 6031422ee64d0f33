import { isPlannedItemId } from '../../plan/plan-ids.ts'
import { foldText } from '../../text/fold-text.ts'
import type { NewListItem } from '../list-item.ts'

/**
 * The row whose quantity grows when more of the same is added; never one that replaced another item, nor one whose
 * quantity the plan decides.
 */
export function plainRowOf<Row extends NewListItem & { id?: string }>(
  items: readonly Row[],
  wanted: Named,
): Row | undefined {
  return items.find(
    item =>
      item.insteadOf === undefined && !isPlannedItemId(item.id ?? '') && isSameThing(item, wanted),
  )
}

type Named = Pick<NewListItem, 'productId' | 'name'>

/** Whether both are the same product or the same text. */
export function isSameThing(one: Named, other: Named): boolean {
  if (one.productId !== other.productId) return false
  return one.productId !== null || wordsOf(one.name) === wordsOf(other.name)
}

function wordsOf(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim()
}
