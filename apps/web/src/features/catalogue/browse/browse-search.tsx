import { maxQueryLength } from '@aisleway/core/catalogue/search/browse-address'
import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { messages } from '../messages.ts'
import { focusSearch, registerSearchField } from './search-focus.ts'
import type { useBrowseState } from './use-browse-state.ts'

/** From the last letter to the search: results come while typing, not at every letter. */
const typingPauseMs = 150

/** Searches as one types; `/` leads here from anywhere on the page, Search in the bottom bar from anywhere. */
export function BrowseSearch({ browse }: { browse: ReturnType<typeof useBrowseState> }) {
  const { query } = browse.state
  const [text, setText] = useState(query)
  const [seen, setSeen] = useState(query)
  /** Searches of this field that the address does not show yet. */
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLDivElement>(null)

  // A changed address is either an answer to typing, which may have gone on since, or comes from
  // elsewhere (the back button, Clear All), and then the field follows it.
  if (query !== seen) {
    setSeen(query)
    setUnderWay(underWay.slice(underWay.indexOf(query) + 1))
    if (!underWay.includes(query)) {
      setUnderWay([])
      setText(query)
    }
  }

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      focusSearch()
    }
    const input = field.current?.querySelector('input')
    const unregister = input && registerSearchField(input)
    document.addEventListener('keydown', focusOnSlash)
    return () => {
      unregister?.()
      document.removeEventListener('keydown', focusOnSlash)
      clearTimeout(pause.current)
    }
  }, [])

  const search = (next: string) => {
    setText(next)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      const wanted = next.trim()
      setUnderWay(searches => [...searches, wanted])
      browse.change({ query: wanted }, { replace: true })
    }, typingPauseMs)
  }
  return (
    <div ref={field} className="min-w-0 grow">
      <SearchField
        label={messages.searchLabel}
        clearLabel={messages.clearSearch}
        placeholder={messages.searchPlaceholder}
        maxLength={maxQueryLength}
        value={text}
        onValueChange={search}
        aria-keyshortcuts="/"
      />
    </div>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
