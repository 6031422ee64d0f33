import { queryOptions } from '@tanstack/react-query'
import { api } from './client/client.ts'
import { queryClient } from './client/query-client.ts'

/** What the app needs to know about its store. */
export const storeConfigQuery = queryOptions({
  queryKey: ['catalogue', 'config'],
  queryFn: () => api.catalogue.config(),
  // What is on sale changes while the app stays open.
  staleTime: 10 * 60 * 1000,
})

export type StoreConfig = Awaited<ReturnType<typeof fetchStoreConfig>>

export function fetchStoreConfig() {
  return queryClient.ensureQueryData(storeConfigQuery)
}
