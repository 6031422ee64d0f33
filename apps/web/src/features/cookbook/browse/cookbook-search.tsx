import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { messages } from '../messages.ts'
import type { Cookbook } from './use-cookbook-state.ts'

/** The search is debounced by this much, as in the bar's search box. */
const typingPauseMs = 150

/** The search text; results update while typing. */
export function CookbookSearch({ cookbook: { state, change } }: { cookbook: Cookbook }) {
  const [text, setText] = useState(state.query)
  const [seen, setSeen] = useState(state.query)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  // A URL change that does not follow from typing comes from elsewhere, such as the back button.
  if (state.query !== seen) {
    setSeen(state.query)
    if (state.query !== text.trim()) setText(state.query)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(pause.current)
    pause.current = setTimeout(
      () => change({ query: next.trim() }, { replace: true }),
      typingPauseMs,
    )
  }
  return (
    <SearchField
      label={messages.search}
      placeholder={messages.searchPlaceholder}
      clearLabel={messages.clear}
      value={text}
      onValueChange={type}
    />
  )
}
