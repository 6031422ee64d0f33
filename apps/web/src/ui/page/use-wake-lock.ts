import { useEffect, useState } from 'react'

/** Keeps the screen on while mounted; false if the browser cannot or will not. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const request = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock?.request('screen')
      } catch {
        lock = undefined
      }
      if (isGone) await lock?.release()
      else setAwake(lock !== undefined)
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
