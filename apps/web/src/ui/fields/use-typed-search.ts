import { useEffect, useEffectEvent, useState } from 'react'

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
  /** Searches of this field that the URL does not hold yet. */
  const [inFlight, setInFlight] = useState<readonly string[]>([])

  if (search !== seen) {
    setSeen(search)
    const place = inFlight.indexOf(search)
    setInFlight(place < 0 ? [] : inFlight.slice(place + 1))
    // Something other than typing changed the URL: Clear search, or the back button.
    if (place < 0) setText(search)
  }
  const send = useEffectEvent((wanted: string) => {
    if (wanted === (inFlight.at(-1) ?? search)) return
    setInFlight([...inFlight, wanted])
    onSearch(wanted)
  })
  useEffect(() => {
    const pause = setTimeout(() => send(text.trim()), pauseMs)
    return () => clearTimeout(pause)
  }, [text, pauseMs])
  return [text, setText] as const
}
