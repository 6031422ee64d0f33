import { useEffect, useState } from 'react'

/** Keeps the screen on while mounted; false while the browser cannot or will not. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => keepAwake(setAwake), [])
  return isAwake
}

/** Keeps the screen on until the returned function is called. */
export function keepAwake(onChange: (isAwake: boolean) => void): () => void {
  let held: WakeLockSentinel | undefined
  let isOver = false
  const request = async () => {
    if (document.visibilityState !== 'visible') return
    const lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (!lock) return
    // Another request may have been answered meanwhile.
    if (isOver || held?.released === false) return lock.release()
    held = lock
    // The browser lets go whenever the page is hidden, or the battery is low.
    lock.addEventListener('release', () => onChange(false))
    onChange(true)
  }
  request()
  document.addEventListener('visibilitychange', request)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', request)
    held?.release()
  }
}
