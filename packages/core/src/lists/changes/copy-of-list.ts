import { copyPlan } from '../../plan/changes/copy-plan.ts'
import { isPlannedItemId } from '../../plan/plan-ids.ts'
import { type ItemChange, type ListState, listItems } from '../list-operations.ts'
import { withoutTrip } from './without-trip.ts'

/** The changes that make another list a copy of this one, without its trip; a plan moves to its next week. */
export function copyOfList(
  state: ListState,
  { today, newId }: { today: string; newId: (itemId: string) => string },
): ItemChange[] {
  const items = listItems(state).map(
    (item): ItemChange => ({
      // Keeps the derived id, so that changes to the plan still find the items it put on the list.
      itemId: isPlannedItemId(item.id) ? item.id : newId(item.id),
      kind: 'add',
      item: withoutTrip(item),
    }),
  )
  return [...items, ...copyPlan(state, today)]
}
