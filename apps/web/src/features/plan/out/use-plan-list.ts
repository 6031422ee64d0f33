import type { User } from '@aisleway/core/account/session'
import { planListChanges } from '@aisleway/core/plan/changes/plan-list'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { PricedAnswer } from '../plan-queries.ts'
import { forDaysText } from './for-days-text.ts'

/** What the plan needs and its own list still lacks, and how to write that to the list. */
export function usePlanList(
  user: User,
  list: ListOnDevice,
  { data, isPlaceholderData }: UseQueryResult<PricedAnswer>,
  changes: PlanChanges,
) {
  const lacking = data ? planListChanges(list.state, data.foods, forDaysText, user.id) : []
  return {
    // Unknown until the plan is priced as it is now.
    isCurrent: data !== undefined && !isPlaceholderData && lacking.length === 0,
    write: () => changes.changeAndToast({ title: messages.listWritten }, ...lacking),
  }
}
