import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'

/** In a store's steel building a connection may hang; then the lists on this device are shown. */
const patienceMs = 8000

/** `page` counts from 1, as the address does. */
export function listPageQuery(userId: string, view: { search: string; page: number }) {
  return queryOptions({
    queryKey: ['lists', userId, 'page', view],
    queryFn: () =>
      api.lists.page(
        { search: view.search, page: view.page - 1 },
        { signal: AbortSignal.timeout(patienceMs) },
      ),
    placeholderData: keepPreviousData,
    // Trips begin, continue and end on other screens and devices.
    staleTime: 0,
  })
}

export function listQuery(userId: string, listId: string) {
  return queryOptions({
    queryKey: ['lists', userId, 'list', listId],
    queryFn: async () => (await import('./replica/read-list.ts')).readList(userId, listId),
    staleTime: 0,
  })
}

/** The list that the cart was loaded from; null when it comes from none (answer 30). */
export function loadedListQuery(userId: string) {
  return queryOptions({
    queryKey: ['lists', userId, 'loaded'],
    queryFn: async () => (await import('./save/read-loaded-list.ts')).readLoadedList(userId),
    staleTime: 0,
  })
}

export type LoadedList = NonNullable<Awaited<ReturnType<typeof api.lists.loaded>>['list']>

/** Fetches cards, counts and opened lists again after any change; a network that is gone is not waited for. */
export async function refreshLists(): Promise<void> {
  const soon = new Promise<void>(resolve => setTimeout(resolve, refreshMs))
  await Promise.race([queryClient.invalidateQueries({ queryKey: ['lists'] }), soon])
}

/** By then what is shown is new, where there is a network. */
const refreshMs = 1000
