import type { User } from '@aisleway/core/account/session'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceKey, readStored, writeStored } from '../../../api/device-store.ts'
import { waitlistQuery } from '../../waitlist/waitlist-query.ts'

/** Whether a saved list comes with the waitlist's card: once, and never for who is on the list. */
export function useWaitlistOffer(user: User | null) {
  const queryClient = useQueryClient()
  const [isShown, setShown] = useState(false)
  const offered = deviceKey(user?.id ?? '', 'waitlist-offered')
  const isNew = () => user !== null && readStored(offered) === undefined
  return {
    isShown,
    /** Learns in time who is on the list: the card must not come after the panel. */
    prepare: async () => {
      if (user && isNew()) await queryClient.prefetchQuery(waitlistQuery(user.id))
    },
    show: () => {
      if (!user || !isNew()) return
      if (queryClient.getQueryData(waitlistQuery(user.id).queryKey)?.isOnWaitlist !== false) return
      setShown(true)
      try {
        writeStored(offered, true)
      } catch {
        // A browser without room offers it again.
      }
    },
    hide: () => setShown(false),
  }
}
