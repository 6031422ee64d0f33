import { hasCode } from '../../api/client/refusal.ts'
import { askAnew, orForget } from '../lists/replica/ask-anew.ts'
import type { ListReplica } from '../lists/replica/list-replica.ts'

/**
 * Starts or resumes the trip. One that somebody ended meanwhile starts again only on request (`isAgain`). A
 * viewer only reads the list.
 */
export async function openList(replica: ListReplica, { isAgain }: { isAgain: boolean }) {
  const known = replica.get()?.head
  const wasUnderWay = known?.status === 'in_progress' && !isAgain
  if (wasUnderWay || known?.access === 'view') {
    await askAnew(replica)
    const head = replica.get()?.head
    if (head?.access === 'view' || (wasUnderWay && head?.status === 'completed')) return
  }
  try {
    await orForget(replica, replica.start)
  } catch (error) {
    if (!hasCode(error, 'FORBIDDEN')) throw error
    await askAnew(replica)
  }
}
