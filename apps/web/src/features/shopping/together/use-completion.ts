import type { ListHead } from '@aisleway/core/lists/contract'
import type { Notice } from '@aisleway/core/notices/notice'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticesQuery, readNotices } from '../../notices/notices-queries.ts'
import { tripPageQuery } from '../../trips/trip-queries.ts'

/** Who ended this trip according to its notice, which is then marked as read, and the recorded trip. */
export function useCompletion(userId: string, { id, startedAt }: ListHead) {
  const { data, isFetched } = useQuery({ ...noticesQuery(userId), refetchOnMount: 'always' })
  const begun = Date.parse(startedAt ?? '') || 0
  const notice = data?.notices.filter(isOfTrip).find(({ listId, at }) => {
    return listId === id && Date.parse(at) >= begun
  })
  const unreadId = notice && !notice.isRead ? notice.id : undefined
  useEffect(() => {
    // If this fails, the notice stays unread.
    if (unreadId) readNotices(userId, [unreadId]).catch(() => {})
  }, [userId, unreadId])
  // There is no notice of what one's other device did.
  const { data: own } = useQuery({
    ...tripPageQuery(userId, 1),
    refetchOnMount: 'always',
    enabled: isFetched && !notice,
  })
  const trip = own?.trips.find(({ listId, completedAt }) => {
    return listId === id && Date.parse(completedAt) >= begun
  })
  return { who: notice?.who, tripId: notice?.tripId ?? trip?.id }
}

function isOfTrip(notice: Notice): notice is Extract<Notice, { kind: 'trip-completed' }> {
  return notice.kind === 'trip-completed'
}
