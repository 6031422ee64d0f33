import { type RouterHistory, useRouter } from '@tanstack/react-router'
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
    putEntryBelow(history)
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

/** The history index of the entry that `putEntryBelow` added; 0, that of the first entry, until it has. */
let lowest = 0

/**
 * The router cannot block a Back to another document. So before the first entry of this document comes
 * another one with the same address, over which Back passes while nothing is open.
 */
function putEntryBelow(history: RouterHistory) {
  history.flush()
  const { state } = window.history
  const { __TSR_index: index, __TSR_key: key } = history.location.state
  // The two keys differ while the router is undoing a blocked Back or Forward.
  if (index > lowest || state?.__TSR_key !== key) return
  lowest = index - 1
  // The browser's own functions, because the router patches them on `window.history` and would load the screen again.
  const { pushState, replaceState } = History.prototype
  replaceState.call(window.history, { ...state, __TSR_index: lowest }, '')
  pushState.call(window.history, state, '')
  history.subscribe(passOver)
}

const passOver: Parameters<RouterHistory['subscribe']>[0] = ({ location }) => {
  if (location.state.__TSR_index <= lowest) window.history.back()
}
