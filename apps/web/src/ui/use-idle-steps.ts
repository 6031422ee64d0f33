import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './idle.ts'

/** How many of `total` parts stand by now: the first at once, each other when nothing else is to be done. */
export function useIdleSteps(total: number): number {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count >= total) return
    return whenIdle(() => startTransition(() => setCount(count + 1)))
  }, [count, total])
  return count
}
