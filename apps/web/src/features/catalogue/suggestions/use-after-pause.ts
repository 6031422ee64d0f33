import { useEffect, useState } from 'react'

/** A text once it has stayed the same for this long (a debounced value). */
export function useAfterPause(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(pause)
  }, [text, pauseMs])
  return settled
}
