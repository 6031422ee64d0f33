import type { User } from '@aisleway/core/account/session'
import { queryOptions } from '@tanstack/react-query'
import { api } from './client/client.ts'

/** What the shopper buys regularly. Trips change it, so its key belongs to theirs. */
export function usualsQuery(user: Pick<User, 'id'> | null) {
  return queryOptions({
    queryKey: ['trips', user?.id, 'usuals'],
    queryFn: async () => (await api.usuals.list()).usuals,
    staleTime: 5 * 60_000,
    enabled: user !== null,
  })
}
