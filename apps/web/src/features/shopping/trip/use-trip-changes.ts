import type { User } from '@aisleway/core/account/session'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { useMemo, useState } from 'react'
import type { ListReplica } from '../../lists/replica/list-replica.ts'
import { canUndo, type LastTick, tripChanges } from './trip-changes.ts'

/** Returns a stable `changes` object, so that rows stay memoized, and the tick that can be undone. */
export function useTripChanges(user: User, replica: ListReplica, items: readonly ListItem[]) {
  const [lastTick, setLastTick] = useState<LastTick>()
  const changes = useMemo(() => tripChanges(user, replica, setLastTick), [user, replica])
  const undoTick = () => {
    if (!lastTick) return
    changes.check(lastTick.itemId, !lastTick.isChecked)
    setLastTick(undefined)
  }
  return {
    changes,
    lastTick: lastTick && canUndo(lastTick, items) ? lastTick : undefined,
    undoTick,
  }
}
