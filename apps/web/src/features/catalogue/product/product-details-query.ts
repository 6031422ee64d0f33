import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'

/** The details that no search record carries. */
export function productDetailsQuery(id: string) {
  return queryOptions({
    queryKey: ['catalogue', 'details', id],
    queryFn: () => api.product.details({ id }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
