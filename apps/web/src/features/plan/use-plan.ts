import type { User } from '@aisleway/core/account/session'
import { planOf } from '@aisleway/core/plan/plan-of'
import { useMemo } from 'react'
import { useListHere } from '../lists/page/use-list-here.ts'
import { planChanges } from './plan-changes.ts'

/** The plan in a list, as this device has it. */
export function usePlan(user: User, listId: string) {
  const here = useListHere(user, listId)
  const { list, replica } = here
  const plan = useMemo(() => (list ? planOf(list.state) : null), [list])
  const changes = useMemo(() => planChanges(replica), [replica])
  return { ...here, plan, changes }
}
