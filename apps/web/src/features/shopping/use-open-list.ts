import type { User } from '@aisleway/core/account/session'
import { useQuery } from '@tanstack/react-query'
import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isAnswer, isRefusal } from '../../api/client/refusal.ts'
import { openRecords } from '../../api/device-records/device-records.ts'
import { sendOutbox } from '../../api/outbox/act.ts'
import { rememberUser } from '../../api/session/last-user.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLatest } from '../../ui/scheduling/use-latest.ts'
import { useWasEver } from '../../ui/scheduling/use-was-ever.ts'
import type { ListOnDevice } from '../lists/replica/list-on-device.ts'
import type { ListReplica } from '../lists/replica/list-replica.ts'
import { syncList } from '../lists/replica/sync-list.ts'
import { useListReplica } from '../lists/replica/use-list-replica.ts'
import { messages } from './messages.ts'
import { isStarted, openList } from './open-list.ts'

/** How often other devices' ticks are fetched while the screen is visible. */
const refetchIntervalMs = 15_000

type OpenedList =
  | { status: 'loading' | 'missing' | 'access-ended' }
  /** It is copied for each trip. One that was shopped here before it became a template stays open. */
  | { status: 'template' }
  /** `isUnavailableOffline`: the server cannot be reached, and the list was never opened on this device. */
  | { status: 'failed'; isUnavailableOffline: boolean }
  /** `isFinished`: somebody else, or another device, ended the trip. */
  | { status: 'open'; replica: ListReplica; list: ListOnDevice; isFinished: boolean }

/**
 * Opens the list in the store, which starts the trip (answer 22b). Offline, the copy on this device is
 * shown, and the trip starts on the server once that can be reached. Others may meanwhile end the trip, or
 * the user's access to the list.
 */
export function useOpenList(user: User, listId: string): OpenedList {
  const { replica, list, isOutOfReach } = useListReplica(user.id, listId)
  const isAgain = useLocation({ select: ({ state }) => state.list?.status === 'completed' })
  const navigate = useNavigate()
  const isOnDevice = list !== undefined
  const wasOnDevice = useWasEver(isOnDevice)
  const wasStarted = useWasEver(isStarted(list))
  const known = useLatest(wasStarted)

  const opening = useQuery({
    // Not under the lists' key, which is invalidated when a trip ends: refetching this would
    // start the next trip.
    queryKey: ['open-list', listId, user.id],
    queryFn: async () => {
      await openRecords()
      // Sending also reads how the trip ended on other devices.
      const wasStarted = known.current || isStarted(replica.get())
      // Offline ticks are sent before the server's copy is read.
      await sendOutbox()
      await openList(replica, { wasStarted: wasStarted && !isAgain })
      // Asked for once: a reload goes on with the trip.
      if (isAgain)
        await navigate({ to: '.', replace: true, resetScroll: false, state: withoutList })
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  const { isSuccess: isOpen } = opening
  useEffect(() => {
    rememberUser(user)
    if (isOutOfReach || !isOpen) return
    const sync = () => {
      if (document.visibilityState === 'visible') syncList(replica).catch(() => {})
    }
    // Another tab removed it from the device when it completed the trip.
    if (!isOnDevice) sync()
    const timer = setInterval(sync, refetchIntervalMs)
    document.addEventListener('visibilitychange', sync)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sync)
    }
  }, [replica, user, isOpen, isOnDevice, isOutOfReach])

  // The copy on this device can be shopped meanwhile; a missing network is not reported.
  const isStartRefused = isAnswer(opening.error) && isOnDevice
  useEffect(() => {
    if (isStartRefused) toast.error({ ...messages.startFailed, key: listId })
  }, [isStartRefused, listId])

  if (isOpen && isOutOfReach) return { status: 'access-ended' }
  if (isRefusal(opening.error) && [400, 403, 404].includes(opening.error.status)) {
    return { status: wasOnDevice ? 'access-ended' : 'missing' }
  }
  if (list) {
    if (list.head.isTemplate && !wasStarted) return { status: 'template' }
    const isFinished = isOpen && wasStarted && list.head.status === 'completed'
    return { status: 'open', replica, list, isFinished }
  }
  if (!opening.isError) return { status: 'loading' }
  return { status: 'failed', isUnavailableOffline: !isAnswer(opening.error) }
}

function withoutList({ list: _, ...state }: HistoryState): HistoryState {
  return state
}
