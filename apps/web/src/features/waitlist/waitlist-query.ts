import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'

/** Whether this shopper is on the waitlist for in-store navigation. */
export function waitlistQuery(userId: string) {
  return queryOptions({
    queryKey: ['waitlist', userId],
    queryFn: () => api.waitlist.read(),
    staleTime: 0,
  })
}
