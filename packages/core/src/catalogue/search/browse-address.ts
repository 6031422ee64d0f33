import { type Department, departmentFrom, departmentSlug, departments } from '../departments.ts'
import { type Diet, diets } from '../diets.ts'
import { queryFrom } from './query-address.ts'
import { type ProductFilters, type SortOption, sortOptions } from './search-request.ts'

/** All that Browse shows, as its address says it: shareable, and the back button works. */
export type BrowseState = ProductFilters & {
  query: string
  /** Absent: the default. */
  sort: SortOption | undefined
  /** 1-based. */
  page: number
}

export const initialBrowseState: BrowseState = {
  query: '',
  departments: [],
  diets: [],
  onSale: false,
  sort: undefined,
  page: 1,
}

/** The parameters of the address; what is as at first is left out. */
export type BrowseAddress = {
  q?: string
  departments?: string
  diets?: string
  sale?: '1'
  sort?: SortOption
  page?: string
}

export function addressFrom(state: BrowseState): BrowseAddress {
  return {
    ...(state.query && { q: state.query }),
    ...(state.departments.length > 0 && {
      departments: state.departments.map(departmentSlug).join(','),
    }),
    ...(state.diets.length > 0 && { diets: state.diets.join(',') }),
    ...(state.onSale && { sale: '1' as const }),
    ...(state.sort && { sort: state.sort }),
    ...(state.page > 1 && { page: String(state.page) }),
  }
}

/** Reads an address that anybody may have typed; what it does not know it leaves out. */
export function stateFrom(address: Readonly<Record<string, unknown>>): BrowseState {
  const page = Number(address.page)
  return {
    query: queryFrom(address),
    departments: inOrder(departments, listFrom(address.departments).map(departmentFrom)),
    diets: inOrder(diets, listFrom(address.diets)),
    onSale: address.sale === '1',
    sort: sortOptions.find(option => option === address.sort),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Any change but a turned page leads back to page 1 (spec 1 §4). */
export function withChange(
  state: BrowseState,
  change: Partial<Omit<BrowseState, 'page'>>,
): BrowseState {
  return { ...state, ...change, page: 1 }
}

/** Whether all products are shown: nothing searched for, nothing filtered. */
export function showsEverything({ query, departments, diets, onSale }: BrowseState): boolean {
  return query === '' && departments.length === 0 && diets.length === 0 && !onSale
}

/** How many filters are on, for the badge of the Filters button. */
export function countFilters(filters: ProductFilters): number {
  return filters.departments.length + filters.diets.length
}

export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter(v => v !== value) : [...values, value]
}

function listFrom(text: unknown): string[] {
  return typeof text === 'string' ? text.split(',') : []
}

function inOrder<Value extends Department | Diet>(
  all: readonly Value[],
  given: readonly (string | undefined)[],
): Value[] {
  return all.filter(value => given.includes(value))
}
