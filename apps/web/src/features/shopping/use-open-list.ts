import type { User } from '@aisleway/core/account/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rememberUser } from '../../api/last-user.ts'
import { isRefusal } from '../../api/refusal.ts'
import { openedAt } from '../lists/list-on-device.ts'
import { sendUnsent } from '../lists/send-unsent.ts'
import { useListReplica } from '../lists/use-list-replica.ts'

/** Other devices' ticks, while the screen is looked at. */
const askAgainMs = 15_000

/**
 * The list to shop. Opening it begins the trip (decision 22b); without a network the copy on this
 * device is shown, and the trip begins on the server when that can be reached.
 */
export function useOpenList(user: User, listId: string) {
  const { replica, list } = useListReplica(user.id, listId)

  const opening = useQuery({
    queryKey: ['lists', listId, 'open', user.id],
    queryFn: async () => {
      // What was ticked without a network counts before the server's copy is read.
      await sendUnsent()
      await replica.start()
      return true
    },
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  const { isSuccess: isOpen } = opening
  useEffect(() => {
    rememberUser(user)
    openedAt(user.id, listId)
    if (!isOpen) return
    const ask = () => {
      if (document.visibilityState === 'visible') replica.sync().catch(() => {})
    }
    const timer = setInterval(ask, askAgainMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [replica, user, listId, isOpen])

  return {
    replica,
    list,
    isMissing: isRefusal(opening.error) && [400, 403, 404].includes(opening.error.status),
    isFailed: opening.isError && !list,
  }
}
