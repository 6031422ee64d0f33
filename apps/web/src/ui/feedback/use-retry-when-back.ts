import { useEffect, useEffectEvent } from 'react'

/**
 * Retries as soon as the network is back or the page becomes visible; null when there is nothing to
 * retry.
 */
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
