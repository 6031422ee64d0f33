import { useEffect, useState } from 'react'

/** Keeps the screen on while mounted; false while the browser cannot or will not. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock?.request('screen')
      } catch {
        lock = undefined
      }
      if (isGone) return lock?.release()
      // The browser lets go whenever the page is hidden, or the battery is low.
      lock?.addEventListener('release', () => setAwake(false))
      setAwake(lock !== undefined)
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', request)
      lock?.release()
    }
  }, [])
  return isAwake
}
