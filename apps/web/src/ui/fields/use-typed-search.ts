import { useEffect, useRef, useState } from 'react'

type Options = {
  /** The search as the URL holds it. */
  search: string
  pauseMs: number
  onSearch: (search: string) => unknown
}

/** The text of a field that searches as the shopper types, debounced, and the function that changes it. */
export function useTypedSearch({ search, pauseMs, onSearch }: Options) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  const [sent, setSent] = useState(search)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  if (search !== seen) {
    setSeen(search)
    // Something other than typing changed the URL: Clear search, or the back button.
    if (search !== sent) {
      setSent(search)
      setText(search)
    }
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      const wanted = next.trim()
      setSent(wanted)
      onSearch(wanted)
    }, pauseMs)
  }
  return [text, type] as const
}
