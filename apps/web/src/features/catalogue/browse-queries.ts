import type { BrowseState } from '@aisleway/core/catalogue/browse-address'
import { departments, indexSpelling } from '@aisleway/core/catalogue/departments'
import { diets } from '@aisleway/core/catalogue/diets'
import {
  defaultSort,
  filtersString,
  indexForSort,
  searchPageSize,
} from '@aisleway/core/catalogue/search-request'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ProductSearch, searchProducts } from './search.ts'

/** One page of Browse with the counts beside its filters; the page before stays until it is there. */
export function browseQuery(state: BrowseState) {
  return queryOptions({
    queryKey: ['catalogue', 'browse', state],
    queryFn: () => browse(state),
    placeholderData: keepPreviousData,
  })
}

async function browse(state: BrowseState) {
  const sort = state.sort ?? defaultSort(state.query)
  const common = {
    query: state.query,
    indexFor: (name: string) => indexForSort(name, sort),
    page: state.page - 1,
  }
  const page: ProductSearch = {
    ...common,
    filters: filtersString(state),
    hitsPerPage: searchPageSize,
    facets: ['department', 'on_sale', ...diets],
  }
  // Departments are OR-ed, so the count beside one must not shrink when another is checked.
  const anyDepartment: ProductSearch = {
    ...common,
    page: 0,
    filters: filtersString({ ...state, departments: [] }),
    hitsPerPage: 0,
    facets: ['department'],
  }
  const [found, wider] = await searchProducts(
    ...(state.departments.length > 0 ? [page, anyDepartment] : [page]),
  )
  const { products, count, pageCount, facets } = found!
  const byDepartment = (wider ?? found)!.facets.department ?? {}
  return {
    products,
    count,
    pageCount,
    departmentCounts: new Map(departments.map(d => [d, byDepartment[indexSpelling(d)] ?? 0])),
    dietCounts: new Map(diets.map(diet => [diet, facets[diet]?.TRUE ?? 0])),
  }
}

export type BrowsePage = Awaited<ReturnType<typeof browse>>
