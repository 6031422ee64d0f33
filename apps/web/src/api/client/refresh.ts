import { queryClient } from './query-client.ts'

/** Has the queries of these features asked again: those on the screen at once, the others when they are shown. */
export function refresh(...features: string[]): void {
  for (const feature of features) queryClient.invalidateQueries({ queryKey: [feature] })
}
