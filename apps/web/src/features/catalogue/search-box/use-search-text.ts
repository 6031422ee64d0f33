import { queryFrom, withQuery } from '@aisleway/core/catalogue/search/query-address'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTypedSearch } from '../../../ui/fields/use-typed-search.ts'

/** How long typing pauses before a search: results come while typing, but not for every letter. */
export const typingPauseMs = 150

/**
 * The text of the search box. On Browse it is the search text of the address, and typing searches; on any
 * other screen the box is empty at first, and submitting leads to Browse.
 */
export function useSearchText() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOnBrowse = pathname === '/browse'
  return useTypedSearch({
    search: isOnBrowse ? queryFrom(search) : '',
    screen: pathname,
    pauseMs: isOnBrowse ? typingPauseMs : undefined,
    onSearch: wanted =>
      navigate({
        to: '/browse',
        search: current => withQuery(isOnBrowse ? current : {}, wanted),
        // The back button does not undo single letters.
        replace: isOnBrowse,
        resetScroll: !isOnBrowse,
      }),
  })
}
