import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'

const minute = 60 * 1000

/** The prices of these products over the last 90 days, by id; at most 500 at once. */
export function priceMemoryQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['catalogue', 'price-memory', ids],
    queryFn: () => api.catalogue.priceMemory({ ids: [...ids] }),
    enabled: ids.length > 0,
    staleTime: 10 * minute,
    placeholderData: keepPreviousData,
  })
}
