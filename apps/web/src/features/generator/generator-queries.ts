import type { ListCriteria } from '@aisleway/core/generator/list-criteria'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'

/** Determines which items are on the list. */
export type SeededPick = { criteria: ListCriteria; seed: number }

/** The same pick always gives the same list, so there is little to refetch. */
const staleMs = 5 * 60 * 1000

/** The list of a pick. A failure is reported at once, not retried. */
export function generatedListQuery({ criteria, seed }: SeededPick) {
  return queryOptions({
    queryKey: ['generator', criteria, seed],
    queryFn: () => api.generator.generate({ ...criteria, seed }),
    staleTime: staleMs,
    retry: false,
  })
}
