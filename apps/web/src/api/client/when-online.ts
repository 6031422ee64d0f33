import { onlineManager } from '@tanstack/react-query'

/**
 * Calls back whenever the network is back or the store can be reached again. Returns an
 * unsubscribe function.
 */
export function whenOnline(listener: () => void): () => void {
  return onlineManager.subscribe(isOnline => {
    if (isOnline) listener()
  })
}
