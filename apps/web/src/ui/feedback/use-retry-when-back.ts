import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** Retries as soon as the network is back or the page becomes visible; null when there is nothing to retry. */
export function useRetryWhenBack(retry: (() => void) | null): void {
  const tryAgain = useEffectEvent(() => {
    if (onlineManager.isOnline()) retry?.()
  })
  useEffect(() => {
    const stopFollowing = onlineManager.subscribe(tryAgain)
    window.addEventListener('focus', tryAgain)
    return () => {
      stopFollowing()
      window.removeEventListener('focus', tryAgain)
    }
  }, [])
}
