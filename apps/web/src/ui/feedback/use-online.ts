import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** False without a network, and while the store cannot be reached although there is one. */
export function useOnline(): boolean {
  return useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
}
