import { type Department, departmentSlug } from '@aisleway/core/catalogue/departments'
import {
  addressFrom,
  type BrowseState,
  departmentStateFrom,
  stateFrom,
  withChange,
} from '@aisleway/core/catalogue/search/browse-address'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

type Change = Partial<Omit<BrowseState, 'page'>>

/** The state of Browse, or of a department's page, held only in the URL. */
export function useBrowseState(department?: Department) {
  const state = stateAt(department, useSearch({ strict: false }))
  const navigate = useNavigate()
  const router = useRouter()
  const locate = (next: BrowseState) => ({
    ...placeOf(department),
    search: addressAt(department, next),
  })

  /** Back undoes a changed filter, but not typed letters one by one. */
  const change = useCallback(
    (changed: Change | ((state: BrowseState) => Change), { replace = false } = {}) =>
      navigate({
        ...placeOf(department),
        // Changes the URL as it is at that moment, because a debounced search must not undo a
        // filter set meanwhile.
        search: (current: Readonly<Record<string, unknown>>) => {
          const before = stateAt(department, current)
          return addressAt(
            department,
            withChange(before, typeof changed === 'function' ? changed(before) : changed),
          )
        },
        replace,
        resetScroll: false,
      }),
    [navigate, department],
  )

  return {
    state,
    /** The department of the page; undefined on Browse. */
    department,
    /** What can be changed: the department of a page is fixed. */
    chosen: department ? { ...state, departments: [] } : state,
    change,
    /** Clears diets, departments, search text and page (spec 1 §4), and the sale switch with them. */
    clearAll: () => change({ query: '', departments: [], diets: [], onSale: false }),
    turnTo: (page: number, { replace = false } = {}) =>
      navigate({ ...locate({ ...state, page }), replace }),
    hrefOf: (page: number) => router.buildLocation(locate({ ...state, page })).href,
  }
}

export type BrowseChange = ReturnType<typeof useBrowseState>['change']

function placeOf(department: Department | undefined) {
  return department
    ? { to: '/departments/$slug', params: { slug: departmentSlug(department) } }
    : { to: '/browse' }
}

function stateAt(
  department: Department | undefined,
  address: Readonly<Record<string, unknown>>,
): BrowseState {
  return department ? departmentStateFrom(department, address) : stateFrom(address)
}

function addressAt(department: Department | undefined, state: BrowseState) {
  return addressFrom(department ? { ...state, departments: [] } : state)
}
