import { useEffect, useEffectEvent, useState } from 'react'

type Options = {
  /** The search as the URL holds it. */
  search: string
  /** The screen that has this search; on another one, the text starts anew. */
  screen?: string
  /** How long typing pauses before it searches; if undefined, only `submit` does. */
  pauseMs: number | undefined
  onSearch: (search: string) => unknown
}

/** The text of a field that searches as the shopper types, debounced, and the functions that change it. */
export function useTypedSearch({ search, screen, pauseMs, onSearch }: Options) {
  const [text, setText] = useState(search)
  const address = `${screen} ${search}`
  const [seen, setSeen] = useState(address)
  /** Searches of this field that the URL does not hold yet. */
  const [inFlight, setInFlight] = useState<readonly string[]>([])

  // A changed URL is either an answer to typing, which may have gone on since, or comes from elsewhere (the back button,
  // Clear search, another screen), and then the field follows it.
  if (address !== seen) {
    setSeen(address)
    const place = inFlight.indexOf(search)
    setInFlight(place < 0 ? [] : inFlight.slice(place + 1))
    if (place < 0) setText(search)
  }
  const submit = (next: string) => {
    const wanted = next.trim()
    setText(next)
    setInFlight([...inFlight, wanted])
    onSearch(wanted)
  }
  const submitTyped = useEffectEvent((typed: string) => {
    if (typed.trim() !== (inFlight.at(-1) ?? search.trim())) submit(typed)
  })
  useEffect(() => {
    if (pauseMs === undefined) return
    const pause = setTimeout(() => submitTyped(text), pauseMs)
    return () => clearTimeout(pause)
  }, [text, pauseMs])
  return { text, type: setText, submit }
}
