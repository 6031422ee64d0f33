import { useSyncExternalStore } from 'react'

/** Up to 650 px, or a touch screen below 1024 (spec 1 §9). */
const small = window.matchMedia('(max-width: 650px), (pointer: coarse) and (max-width: 1023px)')

/** Whether this window gets the drawer, the floating cart and the filter sheet. */
export function useIsSmall(): boolean {
  return useSyncExternalStore(
    onChange => {
      small.addEventListener('change', onChange)
      return () => small.removeEventListener('change', onChange)
    },
    () => small.matches,
  )
}
