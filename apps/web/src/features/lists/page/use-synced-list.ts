import type { User } from '@aisleway/core/account/session'
import { useQuery } from '@tanstack/react-query'
import { isAnswer, isRefusal } from '../../../api/client/refusal.ts'
import { sendOutbox } from '../../../api/outbox/act.ts'
import { syncList } from '../replica/sync-list.ts'
import { useListReplica } from '../replica/use-list-replica.ts'

/** How often others' changes are fetched while the screen is visible. */
const refetchIntervalMs = 15_000

/** The list for viewing and editing, which starts no trip (answer 31). */
export function useSyncedList(user: User, listId: string) {
  const { replica, list, isOutOfReach } = useListReplica(user.id, listId)
  const asking = useQuery({
    queryKey: ['lists', listId, 'synced', user.id],
    queryFn: async () => {
      // Offline changes are sent before the server's copy is read.
      await sendOutbox()
      await syncList(replica)
      return true
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: refetchIntervalMs,
  })
  const { error } = asking
  const isGone = isRefusal(error) && [400, 403, 404].includes(error.status)
  return {
    replica,
    list,
    isMissing: isOutOfReach || (isGone && !list),
    /** It was never opened on this device, and the server cannot be reached. */
    isUnavailableOffline: error !== null && !isAnswer(error) && !list,
    isFailed: isAnswer(error) && !isGone && !list,
    retry: asking.refetch,
  }
}
