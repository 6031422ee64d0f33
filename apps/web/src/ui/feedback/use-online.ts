import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** False without a network, and while there is one but the store cannot be reached. */
export function useOnline(): boolean {
  return useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
}
