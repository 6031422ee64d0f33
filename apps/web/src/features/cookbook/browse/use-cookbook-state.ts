import {
  type CookbookState,
  cookbookAddressFrom,
  cookbookStateFrom,
  withCookbookChange,
} from '@aisleway/core/meals/cookbook/cookbook-address'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

type Change = Partial<Omit<CookbookState, 'page'>>

/** What the cookbook shows is held only in the URL. */
export function useCookbookState() {
  const state = cookbookStateFrom(useSearch({ strict: false }))
  const navigate = useNavigate()
  const router = useRouter()
  const locate = (next: CookbookState) => ({
    to: '/cookbook' as const,
    search: cookbookAddressFrom(next),
  })
  return {
    state,
    change: (change: Change, { replace = false } = {}) =>
      navigate({
        to: '/cookbook',
        // Changes the URL as it is at that moment, since a debounced search must not undo a filter.
        search: (current: Readonly<Record<string, unknown>>) =>
          cookbookAddressFrom(withCookbookChange(cookbookStateFrom(current), change)),
        replace,
        resetScroll: false,
      }),
    clearAll: () =>
      navigate({
        to: '/cookbook',
        search: state.whose === 'mine' ? { whose: 'mine' } : {},
        resetScroll: false,
      }),
    turnTo: (page: number) => navigate(locate({ ...state, page })),
    hrefOf: (page: number) => router.buildLocation(locate({ ...state, page })).href,
  }
}

export type Cookbook = ReturnType<typeof useCookbookState>
