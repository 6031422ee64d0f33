import { onlineManager } from '@tanstack/react-query'

/** Calls back whenever the network is back, or the store found again. Returns how to stop. */
export function whenOnline(listener: () => void): () => void {
  return onlineManager.subscribe(isOnline => {
    if (isOnline) listener()
  })
}
