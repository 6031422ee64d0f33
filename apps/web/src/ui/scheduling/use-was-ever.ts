import { useState } from 'react'

/** Whether it is true, or has been since the first render. */
export function useWasEver(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue
}
