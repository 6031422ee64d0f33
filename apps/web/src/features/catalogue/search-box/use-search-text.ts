import { queryFrom, withQuery } from '@aisleway/core/catalogue/search/query-address'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** How long typing pauses before a search: results come while typing, but not for every letter. */
export const typingPauseMs = 150

/**
 * The text of the search box. On Browse it is the search text of the address, and typing searches; on any
 * other screen the box is empty at first, and submitting leads to Browse.
 */
export function useSearchText() {
  const navigate = useNavigate()
  const { pathname, search: address } = useLocation()
  const isOnBrowse = pathname === '/browse'
  const query = isOnBrowse ? queryFrom(address) : ''
  const [text, setText] = useState(query)
  const [seen, setSeen] = useState({ pathname, query })
  /** Searches of this field that the address does not show yet. */
  const [inFlight, setInFlight] = useState<readonly string[]>([])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A changed address is either an answer to typing, which may have gone on since, or comes from
  // elsewhere (the back button, Clear All, another screen), and then the field follows it.
  if (query !== seen.query || pathname !== seen.pathname) {
    setSeen({ pathname, query })
    setInFlight(inFlight.slice(inFlight.indexOf(query) + 1))
    if (!inFlight.includes(query)) {
      setInFlight([])
      setText(query)
    }
  }

  useEffect(() => {
    if (isOnBrowse) return () => clearTimeout(pause.current)
  }, [isOnBrowse])

  const search = (wanted: string) => {
    clearTimeout(pause.current)
    setInFlight(searches => [...searches, wanted])
    navigate({
      to: '/browse',
      search: current => withQuery(isOnBrowse ? current : {}, wanted),
      // The back button does not undo single letters.
      replace: isOnBrowse,
      resetScroll: !isOnBrowse,
    })
  }

  return {
    text,
    isOnBrowse,
    type(next: string) {
      setText(next)
      clearTimeout(pause.current)
      if (isOnBrowse) pause.current = setTimeout(() => search(next.trim()), typingPauseMs)
    },
    submit(next: string) {
      setText(next)
      search(next.trim())
    },
  }
}
