import { onlineManager } from '@tanstack/react-query'
import { vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'

/** Stubs what code that sends later needs of a browser: storage, events and a network. */
export function stubBrowser(): void {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  stubNetwork(true)
}

/** What the browser says of the network. */
export function stubNetwork(isThere: boolean): void {
  vi.stubGlobal('navigator', { onLine: isThere })
  onlineManager.setOnline(isThere)
}
