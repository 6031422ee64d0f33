import type { User } from '@aisleway/core/account/session'
import { planListChanges } from '@aisleway/core/plan/changes/plan-list'
import type { SlotKey } from '@aisleway/core/plan/plan'
import { readSlotKey } from '@aisleway/core/plan/plan-days'
import { shortWeekdayText } from '../../../ui/text/day-text.ts'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { PricedAnswer } from '../plan-queries.ts'

/** What the plan's own list still lacks of what the plan needs, and how to write it there. */
export function usePlanList(
  user: User,
  list: ListOnDevice,
  priced: PricedAnswer | undefined,
  changes: PlanChanges,
) {
  const lacking = priced ? planListChanges(list.state, priced.foods, noteOf, user.id) : []
  return {
    isCurrent: lacking.length === 0,
    write: () => changes.tell(messages.listWritten, ...lacking),
  }
}

/** "for Mon, Thu" */
function noteOf(slots: readonly SlotKey[]): string {
  const days = [...new Set(slots.map(slot => readSlotKey(slot).day))]
  return messages.forDays(days.map(shortWeekdayText).join(', '))
}
