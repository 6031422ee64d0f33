import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'

/** Any change of one is an event that asks for them anew (spec 2 §4). */
export function invitationsQuery(userId: string) {
  return queryOptions({
    queryKey: ['sharing', 'invitations', userId],
    queryFn: () => api.sharing.invitations(),
  })
}
