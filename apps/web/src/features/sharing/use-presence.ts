import { presenceSeconds } from '@aisleway/core/sharing/sharing'
import { useEffect } from 'react'
import { api } from '../../api/client/client.ts'
import type { ListReplica } from '../lists/replica/list-replica.ts'

/**
 * Tells the server that the user is shopping this list: repeatedly while it is shown, and once on leaving it for
 * another screen or closing the page. An app that the phone ends says nothing; its presence expires.
 */
export function usePresence(replica: ListReplica, isShopping: boolean): void {
  useEffect(() => {
    if (!isShopping) return
    const { listId } = replica
    // A lost message is repeated, and somebody who sends none counts as gone after a while.
    const say = (isPresent: boolean) =>
      api.sharing
        .presence({ listId, isShopping: isPresent }, { context: { keepalive: !isPresent } })
        .catch(() => {})
    const sendPresence = () => {
      if (document.visibilityState === 'visible') say(true)
    }
    const sayGone = () => {
      // Nothing more is sent about a list that is no longer accessible.
      if (replica.get()) say(false)
    }
    sendPresence()
    const timer = setInterval(sendPresence, presenceSeconds * 1000)
    document.addEventListener('visibilitychange', sendPresence)
    addEventListener('pagehide', sayGone)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sendPresence)
      removeEventListener('pagehide', sayGone)
      sayGone()
    }
  }, [replica, isShopping])
}
