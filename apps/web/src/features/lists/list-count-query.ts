import type { User } from '@aisleway/core/account/session'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { hasStored } from '../../api/device-records/stored.ts'
import { localListsKey } from './from-browser/local-lists-key.ts'

/** The number in the badges. Separate from the other queries because the first screen needs it. */
export function listCountQuery(user: User | null) {
  return queryOptions({
    queryKey: ['lists', user?.id ?? 'none', 'count'],
    queryFn: async () => {
      if (!user) return 0
      if (hasStored(localListsKey)) {
        // If this fails, the next count retries it.
        const { takeInLocalLists } = await import('./from-browser/take-in-local-lists.ts')
        await takeInLocalLists(user).catch(() => {})
      }
      return (await api.lists.count()).lists
    },
  })
}
