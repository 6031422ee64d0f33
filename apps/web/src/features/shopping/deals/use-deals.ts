import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { Product } from '@aisleway/core/catalogue/product'
import {
  type ByDepartment,
  byDepartment,
  type DealsByDepartment,
  pickDeals,
} from '@aisleway/core/shopping/deals'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { locally, networkOrLocal } from '../../../local-catalogue/local-first.ts'

const dealsQuery = (departments: DepartmentOrOther[]) =>
  queryOptions({
    queryKey: ['catalogue', 'deals', departments],
    queryFn: (): Promise<DealsByDepartment> =>
      networkOrLocal(() => api.shopping.deals({ departments }), locally('deals', departments)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: departments.length > 0,
  })

/** The deals to show, by department. */
export type ShownDeals = ByDepartment<Product[] | 'loading'>

/**
 * Picks the deals of each department once, so they stay the same for the whole trip, and drops one that was added to
 * the list. If the query fails there are silently none.
 */
export function useDeals(
  departments: readonly DepartmentOrOther[],
  namesOnList: readonly string[],
): ShownDeals {
  const [picked, setPicked] = useState<DealsByDepartment>({})
  const withDeals = departments.filter(department => department !== 'Other')
  const missing = withDeals.filter(department => !picked[department]).sort()
  const { data, isFetching } = useQuery(dealsQuery(missing))
  if (data) {
    setPicked({
      ...picked,
      ...byDepartment(missing, department =>
        pickDeals(data[department] ?? [], namesOnList, Math.random),
      ),
    })
  }
  const taken = new Set(namesOnList)
  return byDepartment(
    withDeals,
    department =>
      picked[department]?.filter(({ name }) => !taken.has(name)) ?? (isFetching ? 'loading' : []),
  )
}
