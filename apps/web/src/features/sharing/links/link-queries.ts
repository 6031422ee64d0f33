import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { collaboratorsQuery } from '../sharing-queries.ts'

/** Its key extends that of the collaborators, so every event about them also invalidates the links. */
export function linksQuery(listId: string) {
  return queryOptions({
    queryKey: [...collaboratorsQuery(listId).queryKey, 'links'],
    queryFn: () => api.sharing.links({ listId }),
    staleTime: 0,
  })
}
