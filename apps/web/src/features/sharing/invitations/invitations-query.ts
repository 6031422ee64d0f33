import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'

/** Every change of an invitation sends an event, which invalidates these (spec 2 §4). */
export function invitationsQuery(userId: string) {
  return queryOptions({
    queryKey: ['sharing', 'invitations', userId],
    queryFn: () => api.sharing.invitations(),
  })
}
