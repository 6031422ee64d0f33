import { type ListCriteria, maxSeed } from '@aisleway/core/generator/list-criteria'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'

/** What decides which items are on the list. */
export type SeededPick = { criteria: ListCriteria; seed: number }

/** The same list belongs to the same pick, so there is little to ask again. */
const staleMs = 5 * 60 * 1000

/** A failure is said at once, not tried again. */
export function generatedListQuery({ criteria, seed }: SeededPick) {
  return queryOptions({
    queryKey: ['generator', criteria, seed],
    queryFn: () => api.generator.generate({ ...criteria, seed }),
    staleTime: staleMs,
    retry: false,
  })
}

/** Any but the plain one. */
export function newSeed(): number {
  return 1 + Math.floor(Math.random() * maxSeed)
}
