import {
  addressFrom,
  type BrowseState,
  stateFrom,
  withChange,
} from '@aisleway/core/catalogue/search/browse-address'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

type Change = Partial<Omit<BrowseState, 'page'>>

/** The state of Browse, which is held only by the URL. */
export function useBrowseState() {
  const state = stateFrom(useSearch({ strict: false }))
  const navigate = useNavigate()
  const router = useRouter()
  const locate = (next: BrowseState) => ({ to: '/browse', search: addressFrom(next) }) as const

  /** The back button undoes a changed filter, but not typed letters one by one. */
  const change = useCallback(
    (changed: Change | ((state: BrowseState) => Change), { replace = false } = {}) =>
      navigate({
        to: '/browse',
        // It changes the URL as it is at that moment, because a search sent after a pause must not undo a
        // filter that was set meanwhile.
        search: current => {
          const before = stateFrom(current)
          return addressFrom(
            withChange(before, typeof changed === 'function' ? changed(before) : changed),
          )
        },
        replace,
        resetScroll: false,
      }),
    [navigate],
  )

  return {
    state,
    change,
    /** Clears diets, departments, search text and page (spec 1 §4), and the sale switch with them. */
    clearAll: () => change({ query: '', departments: [], diets: [], onSale: false }),
    turnTo: (page: number) => navigate(locate({ ...state, page })),
    hrefOf: (page: number) => router.buildLocation(locate({ ...state, page })).href,
  }
}

export type BrowseChange = ReturnType<typeof useBrowseState>['change']
