import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { keepPeople, readPeople } from './people-on-device.ts'

/** Every change of an invitation sends an event, which invalidates these (spec 2 §4). */
export function collaboratorsQuery(listId: string) {
  return queryOptions({
    queryKey: ['sharing', 'collaborators', listId],
    queryFn: () => api.sharing.collaborators({ listId }),
    staleTime: 0,
  })
}

/** Once fetched, the names are known on this device offline as well; who is shopping is not. */
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
