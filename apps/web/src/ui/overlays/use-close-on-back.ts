import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The functions that close what is open over the screen, newest last. */
const open: (() => void)[] = []

export function isAnythingOpen(): boolean {
  return open.length > 0
}

/** While something is open over the screen, the browser's Back closes it and stays on the screen. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  // There is no router in tests of a single component.
  const history = useRouter({ warn: false })?.history
  const closeThis = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen || !history) return
    const closeOpen = () => closeThis()
    open.push(closeOpen)
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn({ action }) {
        if (action !== 'BACK') return false
        open.at(-1)?.()
        return true
      },
    })
    return () => {
      open.splice(open.indexOf(closeOpen), 1)
      unblock()
    }
  }, [isOpen, history])
}
