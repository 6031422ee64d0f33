import { type FoodsAtHome, foodsAtHome } from '@aisleway/core/pantry/at-home'
import type { Pantry } from '@aisleway/core/pantry/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { today } from '../../ui/text/today.ts'

/** What is at home; live events invalidate it when somebody changes it. */
export const pantryQuery = queryOptions({
  queryKey: ['pantry'],
  queryFn: async (): Promise<Pantry> => (await import('./read-pantry.ts')).readPantry(),
  staleTime: 5 * 60 * 1000,
})

/** What the pantry says about foods; undefined while it is unknown, and for shoppers who keep none. */
export function useFoodsAtHome(): FoodsAtHome | undefined {
  const { data } = useQuery(pantryQuery)
  return data && data.entries.length > 0 ? foodsAtHome(data.entries, today()) : undefined
}
