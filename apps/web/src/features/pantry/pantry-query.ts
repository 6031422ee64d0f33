import { type FoodsAtHome, foodsAtHome } from '@aisleway/core/pantry/at-home'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api/client/client.ts'
import { today } from '../../ui/text/today.ts'

/** What is at home; live events fetch it again when somebody changes it. */
export const pantryQuery = queryOptions({
  queryKey: ['pantry'],
  queryFn: () => api.pantry.read(),
  staleTime: 5 * 60 * 1000,
})

/** What the pantry says of foods; undefined while it is unknown, and for whoever keeps none. */
export function useFoodsAtHome(): FoodsAtHome | undefined {
  const { data } = useQuery(pantryQuery)
  return useMemo(
    () => (data && data.entries.length > 0 ? foodsAtHome(data.entries, today()) : undefined),
    [data],
  )
}
