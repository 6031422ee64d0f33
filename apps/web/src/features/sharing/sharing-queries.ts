import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { keepPeople, readPeople } from './people-on-device.ts'

/** Any change of an invitation is an event that asks for these anew (spec 2 §4). */
export function collaboratorsQuery(listId: string) {
  return queryOptions({
    queryKey: ['sharing', 'collaborators', listId],
    queryFn: () => api.sharing.collaborators({ listId }),
    staleTime: 0,
  })
}

/** Who they are is also known without a network, once it was told here; who of them shops is not. */
export function peopleQuery(userId: string, listId: string) {
  return queryOptions({
    queryKey: ['sharing', 'people', listId],
    queryFn: async () => {
      const people = await api.sharing.people({ listId })
      keepPeople(userId, listId, people)
      return people
    },
    staleTime: 0,
    initialData: () => readPeople(userId, listId),
    initialDataUpdatedAt: 0,
  })
}

export function refreshCollaborators(listId: string): Promise<void> {
  return queryClient.invalidateQueries(collaboratorsQuery(listId))
}
