import type { User } from '@aisleway/core/account/session'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { hasStored, tryWriteStored } from '../../../api/device-records/stored.ts'
import { waitlistQuery } from '../../waitlist/waitlist-query.ts'

/** Whether the waitlist card is shown with a saved list: once, and never to those on the waitlist. */
export function useWaitlistOffer(user: User | null) {
  const queryClient = useQueryClient()
  const [isShown, setShown] = useState(false)
  const offered = deviceKey(user?.id ?? '', 'waitlist-offered')
  const isNew = () => user !== null && !hasStored(offered)
  return {
    isShown,
    /** Prefetches whether the user is on the waitlist, since the card must not appear after the panel. */
    prepare: async () => {
      if (user && isNew()) await queryClient.prefetchQuery(waitlistQuery(user.id))
    },
    show: () => {
      if (!user || !isNew()) return
      if (queryClient.getQueryData(waitlistQuery(user.id).queryKey)?.isOnWaitlist !== false) return
      setShown(true)
      // If the browser has no room, the card is offered again.
      tryWriteStored(offered, offeredRecord, true)
    },
    hide: () => setShown(false),
  }
}

const offeredRecord: RecordKind<true> = {
  migrations: [unchanged],
  read: data => (data === true ? data : undefined),
}
