import { onlineManager } from '@tanstack/react-query'
import { vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'

/** Stubs the browser features that outbox code needs: storage, events and a network. */
export function stubBrowser(): void {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  stubNetwork(true)
}

/** Whether the browser reports a network. */
export function stubNetwork(isThere: boolean): void {
  vi.stubGlobal('navigator', { onLine: isThere })
  onlineManager.setOnline(isThere)
}
