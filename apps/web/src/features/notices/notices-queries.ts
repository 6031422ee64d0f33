import type { NoticeList } from '@aisleway/core/notices/contract'
import type { PriceNoticeSettings } from '@aisleway/core/notices/price-notices'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'

export function noticesQuery(userId: string) {
  return queryOptions({
    queryKey: ['notices', userId],
    queryFn: (): Promise<NoticeList> => api.notices.list(),
  })
}

/** Marks notices as read on the account, so that the badges on all devices update. */
export async function readNotices(userId: string, ids: string[] | 'all'): Promise<void> {
  queryClient.setQueryData(noticesQuery(userId).queryKey, await api.notices.markRead({ ids }))
}

export function noticeSettingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['notice-settings', userId],
    queryFn: (): Promise<PriceNoticeSettings> => api.notices.settings(),
  })
}
