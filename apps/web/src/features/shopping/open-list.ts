import { hasCode } from '../../api/client/refusal.ts'
import { askAnew, orForget } from '../lists/replica/ask-anew.ts'
import type { ListOnDevice } from '../lists/replica/list-on-device.ts'
import type { ListReplica } from '../lists/replica/list-replica.ts'

/**
 * Starts or resumes the trip. One that was under way here, and that somebody ended meanwhile, does not start again. A
 * viewer only reads the list.
 */
export async function openList(replica: ListReplica, { isUnderWay }: { isUnderWay: boolean }) {
  if (replica.get()?.head.access === 'view') {
    await askAnew(replica)
    if (replica.get()?.head.access === 'view') return
  }
  try {
    await orForget(replica, () => replica.start({ isUnderWay }))
  } catch (error) {
    if (!hasCode(error, 'FORBIDDEN')) throw error
    await askAnew(replica)
  }
}

/** Whether this device is on a trip with the list; the server learns of one that began offline only later. */
export function isTripUnderWay(list: Pick<ListOnDevice, 'head' | 'items'> | undefined): boolean {
  if (!list || list.head.status === 'completed') return false
  return list.head.status !== 'saved' || list.items.some(({ isChecked }) => isChecked)
}
