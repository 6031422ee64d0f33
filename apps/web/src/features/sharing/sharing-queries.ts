import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'

/** Any change of an invitation is an event that asks for these anew (spec 2 §4). */
export function collaboratorsQuery(listId: string) {
  return queryOptions({
    queryKey: ['sharing', 'collaborators', listId],
    queryFn: () => api.sharing.collaborators({ listId }),
    staleTime: 0,
  })
}

export function peopleQuery(listId: string) {
  return queryOptions({
    queryKey: ['sharing', 'people', listId],
    queryFn: () => api.sharing.people({ listId }),
    staleTime: 0,
  })
}

export function invitationsQuery(userId: string) {
  return queryOptions({
    queryKey: ['sharing', 'invitations', userId],
    queryFn: () => api.sharing.invitations(),
  })
}

export function refreshCollaborators(listId: string): Promise<void> {
  return queryClient.invalidateQueries(collaboratorsQuery(listId))
}
