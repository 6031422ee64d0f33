import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { keepPendingAction, pendingAction, takePendingAction } from './pending-action.ts'

it('an action waits for the sign-in, and is done once', () => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  keepPendingAction('save-list')
  expect(takePendingAction('join-waitlist')).toBe(false)
  expect(takePendingAction('save-list')).toBe(true)
  expect(takePendingAction('save-list')).toBe(false)
})

it('a full storage does not keep the visitor from signing in', () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', full)
  expect(() => keepPendingAction('save-list')).not.toThrow()
  expect(pendingAction()).toBeUndefined()
})
