import { useEffect, useId, useSyncExternalStore } from 'react'

/** The open modals, in the order they opened. */
let slots: readonly string[] = []
const listeners = new Set<() => void>()

/** The topmost modal, which holds the toasts; undefined while the page itself does. */
export function useTopSlot(): string | undefined {
  return useSyncExternalStore(subscribe, () => slots.at(-1))
}

/** Whether this modal is the topmost one. */
export function useIsTopSlot(isOpen: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    put([...slots, id])
    return () => put(slots.filter(slot => slot !== id))
  }, [id, isOpen])
  return useTopSlot() === id
}

function put(next: readonly string[]) {
  slots = next
  for (const onChange of listeners) onChange()
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}
