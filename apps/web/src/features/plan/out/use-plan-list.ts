import type { User } from '@aisleway/core/account/session'
import { planListChanges } from '@aisleway/core/plan/changes/plan-list'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { PricedAnswer } from '../plan-queries.ts'
import { forDaysText } from './for-days-text.ts'

/** What the plan needs and its own list still lacks, and how to write that to the list. */
export function usePlanList(
  user: User,
  list: ListOnDevice,
  priced: PricedAnswer | undefined,
  changes: PlanChanges,
) {
  const lacking = priced ? planListChanges(list.state, priced.foods, forDaysText, user.id) : []
  return {
    isCurrent: lacking.length === 0,
    write: () => changes.changeAndToast({ title: messages.listWritten }, ...lacking),
  }
}
