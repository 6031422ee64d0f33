import { type ListWish, maxSeed } from '@aisleway/core/generator/list-wish'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'

/** What decides which items are on the list. */
export type Draw = { wish: ListWish; seed: number }

/** The same list belongs to the same draw, so there is little to ask again. */
const staleMs = 5 * 60 * 1000

/** A failure is said at once, not tried again. */
export function generatedListQuery({ wish, seed }: Draw) {
  return queryOptions({
    queryKey: ['generator', wish, seed],
    queryFn: () => api.generator.generate({ ...wish, seed }),
    staleTime: staleMs,
    retry: false,
  })
}

/** Any but the plain one. */
export function newSeed(): number {
  return 1 + Math.floor(Math.random() * maxSeed)
}
