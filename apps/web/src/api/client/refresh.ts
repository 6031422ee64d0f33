import { queryClient } from './query-client.ts'

/**
 * Invalidates the queries of these features: active ones refetch at once, the others when they
 * are next used.
 */
export function refresh(...features: string[]): void {
  for (const feature of features) queryClient.invalidateQueries({ queryKey: [feature] })
}
