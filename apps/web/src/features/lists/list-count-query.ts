import type { User } from '@aisleway/core/account/session'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { hasStored } from '../../api/device-records/stored.ts'
import { localListsKey } from './from-browser/local-lists-key.ts'

/** What the badges show. It stands apart from the other queries because the first screen needs it. */
export function listCountQuery(user: User | null) {
  return queryOptions({
    queryKey: ['lists', user?.id ?? 'none', 'count'],
    queryFn: async () => {
      if (!user) return 0
      if (hasStored(localListsKey)) {
        // After a failure it is tried again with the next count.
        const { takeInLocalLists } = await import('./from-browser/take-in-local-lists.ts')
        await takeInLocalLists(user).catch(() => {})
      }
      return (await api.lists.count()).lists
    },
  })
}
