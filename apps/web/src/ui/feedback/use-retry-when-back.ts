import { useEffect, useEffectEvent } from 'react'

/** Tries again as soon as the network is back or somebody looks at the page again; null: there is nothing to try. */
export function useRetryWhenBack(retry: (() => void) | null): void {
  const tryAgain = useEffectEvent(() => {
    if (navigator.onLine) retry?.()
  })
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    window.addEventListener('focus', tryAgain)
    return () => {
      window.removeEventListener('online', tryAgain)
      window.removeEventListener('focus', tryAgain)
    }
  }, [])
}
