import { useEffect, useState } from 'react'

/** A text once it has stayed the same for so long. */
export function useAfterPause(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(pause)
  }, [text, pauseMs])
  return settled
}
