import type { User } from '@aisleway/core/account/session'
import { planOf } from '@aisleway/core/plan/plan-of'
import { useMemo } from 'react'
import { useSyncedList } from '../lists/page/use-synced-list.ts'
import { planChanges } from './plan-changes.ts'

/** The plan in a list, as this device has it. */
export function usePlan(user: User, listId: string) {
  const synced = useSyncedList(user, listId)
  const { list, replica } = synced
  const plan = useMemo(() => (list ? planOf(list.state) : null), [list])
  const changes = useMemo(() => planChanges(replica), [replica])
  return { ...synced, plan, changes }
}
