import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { Product } from '@aisleway/core/catalogue/product'
import { pickDeals } from '@aisleway/core/shopping/deals'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { locally, networkOrLocal } from '../../../local-catalogue/local-first.ts'

const dealsQuery = (department: DepartmentOrOther) =>
  queryOptions({
    queryKey: ['catalogue', 'deals', department],
    queryFn: (): Promise<Product[]> =>
      networkOrLocal(() => api.shopping.deals({ department }), locally('deals', department)),
    // The deals stay the same for the whole trip.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: department !== 'Other',
  })

/** Picks deals once, and drops one that was added to the list. If the query fails there are silently none. */
export function useDeals(
  department: DepartmentOrOther,
  namesOnList: readonly string[],
  random: () => number,
): { deals: Product[]; isFetching: boolean } {
  const { data, isFetching } = useQuery(dealsQuery(department))
  const [picked, setPicked] = useState<{ from: Product[]; deals: Product[] }>()
  if (data && picked?.from !== data) {
    setPicked({ from: data, deals: pickDeals(data, namesOnList, random) })
  }
  const taken = new Set(namesOnList)
  const deals = picked?.deals.filter(({ name }) => !taken.has(name)) ?? []
  return { deals, isFetching: isFetching && !data }
}
