import { hasProgress, statusOnDevice } from '@aisleway/core/lists/list'
import { hasCode } from '../../api/client/refusal.ts'
import type { ListOnDevice } from '../lists/replica/list-on-device.ts'
import type { ListReplica } from '../lists/replica/list-replica.ts'
import { orForget, syncList } from '../lists/replica/sync-list.ts'

/**
 * Starts or resumes the trip. One that was started here, and that somebody ended meanwhile, does not start again. A
 * viewer only reads the list.
 */
export async function openList(replica: ListReplica, { wasStarted }: { wasStarted: boolean }) {
  if (replica.get()?.head.access === 'view') {
    await syncList(replica)
    if (replica.get()?.head.access === 'view') return
  }
  try {
    await orForget(replica, () => replica.start({ isUnderWay: wasStarted }))
  } catch (error) {
    if (!hasCode(error, 'FORBIDDEN')) throw error
    await syncList(replica)
  }
}

/** Whether the list has been started here, and not completed since. */
export function isStarted(list: Pick<ListOnDevice, 'head' | 'items'> | undefined): boolean {
  return (
    list !== undefined &&
    hasProgress(statusOnDevice({ status: list.head.status, items: list.items }))
  )
}
