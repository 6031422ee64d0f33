import { truncate } from '../../text/truncate.ts'
import { type Department, departmentFrom, departmentSlug, departments } from '../departments.ts'
import { type Diet, diets } from '../diets.ts'
import { readPriceLimit } from './price-limit.ts'
import { queryFrom } from './query-address.ts'
import { type ProductFilters, type SortOption, sortOptions } from './search-request.ts'

/** The state of Browse as its URL holds it, so that it can be shared and the back button works. */
export type BrowseState = ProductFilters & {
  query: string
  /** Absent for the default. */
  sort: SortOption | undefined
  /** Counted from 1. */
  page: number
}

export const initialBrowseState: BrowseState = {
  query: '',
  departments: [],
  category: '',
  diets: [],
  onSale: false,
  sort: undefined,
  page: 1,
}

/** The parameters of the URL; defaults are left out. */
export type BrowseAddress = {
  q?: string
  departments?: string
  category?: string
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
    ...(state.category && { category: state.category }),
    ...(state.diets.length > 0 && { diets: state.diets.join(',') }),
    ...(state.onSale && { sale: '1' as const }),
    ...(state.sort && { sort: state.sort }),
    ...(state.page > 1 && { page: String(state.page) }),
  }
}

/** Reads a URL that anybody may have typed; unknown values are left out. */
export function stateFrom(address: Readonly<Record<string, unknown>>): BrowseState {
  const page = Number(address.page)
  const chosen = inOrder(departments, listFrom(address.departments).map(departmentFrom))
  return {
    query: queryFrom(address),
    departments: chosen,
    category: chosen.length === 1 ? categoryFrom(address.category) : '',
    diets: inOrder(diets, listFrom(address.diets)),
    onSale: address.sale === '1',
    sort: sortOptions.find(option => option === address.sort),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Reads the URL of a department's page, which names the department in its path. */
export function departmentStateFrom(
  department: Department,
  address: Readonly<Record<string, unknown>>,
): BrowseState {
  return stateFrom({ ...address, departments: departmentSlug(department) })
}

/** Any change except turning a page returns to page 1 (spec 1 §4). Changing departments clears the category. */
export function withChange(
  state: BrowseState,
  change: Partial<Omit<BrowseState, 'page'>>,
): BrowseState {
  const category = change.departments ? '' : state.category
  return { ...state, category, ...change, page: 1 }
}

/** Whether all products are shown, with no search text and no filter. */
export function showsEverything(state: BrowseState): boolean {
  const { query, departments, category, diets, onSale } = state
  return query === '' && departments.length === 0 && !category && diets.length === 0 && !onSale
}

/** Whether more than words narrows the products. */
export function isFiltered({ query, departments, category, diets, onSale }: BrowseState): boolean {
  const { mostDollars } = readPriceLimit(query)
  const isAnyChosen = departments.length + diets.length > 0 || category !== '' || onSale
  return isAnyChosen || mostDollars !== undefined
}

/** The department whose categories can be chosen: the only one selected. */
export function onlyDepartment({ departments }: ProductFilters): Department | undefined {
  return departments.length === 1 ? departments[0] : undefined
}

/** The number of active filters, for the badge of the Filters button. */
export function countFilters(filters: ProductFilters): number {
  return filters.departments.length + filters.diets.length
}

export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter(v => v !== value) : [...values, value]
}

const longestCategory = 60

function categoryFrom(text: unknown): string {
  return typeof text === 'string' ? truncate(text, longestCategory) : ''
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
