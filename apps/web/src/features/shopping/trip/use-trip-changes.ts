import type { User } from '@aisleway/core/account/session'
import { useMemo, useState } from 'react'
import type { ListReplica } from '../../lists/replica/list-replica.ts'
import { type LastTick, tripChanges } from './trip-changes.ts'

/** Returns a stable `changes` object, so that rows stay memoized, and the tick that can be undone. */
export function useTripChanges(user: User, replica: ListReplica) {
  const [lastTick, setLastTick] = useState<LastTick>()
  const changes = useMemo(() => tripChanges(user, replica, setLastTick), [user, replica])
  const undoTick = () => {
    if (!lastTick) return
    changes.check(lastTick.itemId, !lastTick.isChecked)
    setLastTick(undefined)
  }
  return { changes, lastTick, undoTick }
}
