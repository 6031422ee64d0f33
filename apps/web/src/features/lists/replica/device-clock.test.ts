import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import { beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../testing/memory-storage.ts'
import { deviceClock } from './device-clock.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

it('goes on after what was seen while web storage is full', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  const seen = writeStamp(Date.now() + 5000, 7, 'phone')
  deviceClock('robin').observe(seen)
  const stamps = [seen, deviceClock('robin').next(), deviceClock('robin').next()]
  expect(stamps.toSorted()).toEqual(stamps)
  expect(new Set(stamps).size).toBe(3)
})
