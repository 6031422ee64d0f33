import { useSyncExternalStore } from 'react'

/** Below 650 px, or a touch screen below 1024 (spec 1 §9): the `mobile` variant of the style sheets. */
const small = window.matchMedia('(width < 40.625rem), (pointer: coarse) and (width < 64rem)')

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
