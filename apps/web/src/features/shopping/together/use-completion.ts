import type { ListHead } from '@aisleway/core/lists/contract'
import type { Notice } from '@aisleway/core/notices/notice'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticesQuery, readNotices } from '../../notices/notices-queries.ts'

/** Who ended this trip according to its notice, which is then marked as read. */
export function useCompletion(userId: string, { id, startedAt }: ListHead) {
  const { data } = useQuery({ ...noticesQuery(userId), refetchOnMount: 'always' })
  const begun = Date.parse(startedAt ?? '') || 0
  const notice = data?.notices.filter(isOfTrip).find(({ listId, at }) => {
    return listId === id && Date.parse(at) >= begun
  })
  const unreadId = notice && !notice.isRead ? notice.id : undefined
  useEffect(() => {
    // If this fails, the notice stays unread.
    if (unreadId) readNotices(userId, [unreadId]).catch(() => {})
  }, [userId, unreadId])
  return { who: notice?.who, tripId: notice?.tripId ?? undefined }
}

function isOfTrip(notice: Notice): notice is Extract<Notice, { kind: 'trip-completed' }> {
  return notice.kind === 'trip-completed'
}
