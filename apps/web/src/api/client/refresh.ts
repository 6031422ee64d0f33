import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** What these features show has changed: their active queries refetch at once, the others when they are next used. */
export function refresh(...features: string[]): void {
  for (const feature of features) refreshQueries([feature])
}

/**
 * The same for the queries under a key. TanStack Query joins a first fetch instead of repeating it, and its answer may
 * be older than the change.
 */
export async function refreshQueries(queryKey: QueryKey): Promise<void> {
  const isFirstFetch =
    queryClient.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
  await queryClient.invalidateQueries({ queryKey })
  if (isFirstFetch) await queryClient.invalidateQueries({ queryKey })
}
