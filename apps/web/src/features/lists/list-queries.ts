import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'

/** In a store's steel building a connection may hang; then the lists on this device are shown. */
const patienceMs = 8000

/** `page` is 1-based, as in the URL. */
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

/** The list the cart was loaded from; null if there is none (answer 30). */
export function loadedListQuery(userId: string) {
  return queryOptions({
    queryKey: ['lists', userId, 'loaded'],
    queryFn: async () => (await import('./save/read-loaded-list.ts')).readLoadedList(userId),
    staleTime: 0,
  })
}

export type LoadedList = NonNullable<Awaited<ReturnType<typeof api.lists.loaded>>['list']>

/** Refetches cards, counts and opened lists after any change, without waiting for a lost network. */
export async function refreshLists(): Promise<void> {
  const soon = new Promise<void>(resolve => setTimeout(resolve, refreshMs))
  await Promise.race([queryClient.invalidateQueries({ queryKey: ['lists'] }), soon])
}

/** Within this time, the screen is up to date if there is a network. */
const refreshMs = 1000
