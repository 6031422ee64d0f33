import { copyPlan } from '../../plan/changes/copy-plan.ts'
import { isPlannedItemId } from '../../plan/plan-ids.ts'
import { type ItemChange, type ListState, listItems } from '../list-operations.ts'
import { withoutTrip } from './without-trip.ts'

/** What makes another list like this one, but for its trip; a plan moves to its next week. */
export function copyOfList(
  state: ListState,
  { today, newId }: { today: string; newId: (itemId: string) => string },
): ItemChange[] {
  const items = listItems(state).map(
    (item): ItemChange => ({
      // What the plan put on the list must be found again when the plan changes.
      itemId: isPlannedItemId(item.id) ? item.id : newId(item.id),
      kind: 'add',
      item: withoutTrip(item),
    }),
  )
  return [...items, ...copyPlan(state, today)]
}
